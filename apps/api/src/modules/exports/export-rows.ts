import { Readable } from 'node:stream';
import {
  exportedRowsHeader,
  type ExportKind as Kind,
  type exportBody,
  mostExportedRows,
} from '@toam/contracts/export/export.endpoints';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { exportFileName, exportSheetName, exportText } from '@toam/contracts/texts/export';
import { dayOf } from '@toam/domain/day';
import type { z } from 'zod';
import { type Doer, recordAudit } from '../../audit/record-audit';
import type { FileReply } from '../../http/file-reply';
import { personalTurns } from '../../http/personal-turns';
import { Refusal } from '../../http/refusal';
import { type Sheet, type SheetColumn } from '../../sheets/sheet';
import { writeSheet } from '../../sheets/write-sheet';
import type { ExportKind, FoundRows } from '../../sheets/export-kind';
import { kinds } from './export-kinds';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Body = z.output<typeof exportBody>;

/** Two keep the two cores of a small server busy. */
const takeTurn = personalTurns({ most: 2, busy: exportText.busy, busyYourself: exportText.busyYourself });

/** @throws Refusal invalid naming the first column that the list does not have */
function columnsOf(kind: ExportKind, { columns }: Body): SheetColumn[] {
  return columns.map((wanted, at) => {
    const column = kind.column(wanted);
    if (!column)
      throw new Refusal('invalid', commonText.invalid, { errors: { [`columns.${at}.key`]: exportText.unknownColumn } });
    return column;
  });
}

/** @throws Refusal invalid as the list's own call would */
function questionOf(kind: ExportKind, body: Body): unknown {
  if (body.all) return null;
  const asked = kind.question.safeParse(body, { error: invalidMessage });
  if (!asked.success) throw new Refusal('invalid', commonText.invalid, { errors: fieldErrors(asked.error) });
  return asked.data;
}

/** The workbook's bytes; whichever way it ends, the turn is given back. */
async function* bytesOf(sheet: Sheet, { batches }: FoundRows, giveBack: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* writeSheet(sheet, batches);
  } finally {
    giveBack();
  }
}

/**
 * A list as an Excel sheet that is written while it is sent: columns in the order of the screen, rows and masks of the screen.
 * It is recorded before the first byte leaves. A failure on the way breaks the connection, so that nobody takes half a list
 * for a whole one. D48.
 * @throws Refusal not_found for a kind without a list yet; invalid; too_many while others are at it
 */
export async function exportList(doer: Doer, name: Kind, body: Body): Promise<FileReply> {
  const kind = kinds[name];
  if (!kind) throw new Refusal('not_found', exportText.kindMissing);
  const columns = columnsOf(kind, body);
  const question = questionOf(kind, body);
  const giveBack = takeTurn(doer.actor.id);
  try {
    const found = await kind.find(doer.actor, question, body.columns);
    if (found.total > mostExportedRows) throw new Refusal('invalid', exportText.tooManyRows);
    const detail = { all: body.all, columns: body.columns.map(({ key }) => key), question };
    await recordAudit(doer, { action: 'export', noun: name, count: found.total, detail });
    const content = Readable.from(bytesOf({ name: exportSheetName[name], columns }, found, giveBack), {
      objectMode: false,
    });
    // a connection that is gone before the first byte never asks the generator
    content.once('close', giveBack);
    return {
      content,
      type: spreadsheet,
      downloadAs: `${exportFileName[name]}-${dayOf(Date.now() / 1000)}.xlsx`,
      headers: { [exportedRowsHeader]: String(found.total) },
    };
  } catch (error) {
    giveBack();
    throw error;
  }
}
