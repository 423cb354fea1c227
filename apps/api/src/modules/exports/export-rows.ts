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
import { allows } from '@toam/domain/access';
import { dayOf } from '@toam/domain/day';
import type { z } from 'zod';
import { type Doer, recordAudit } from '../../audit/record-audit';
import type { FileReply } from '../../http/file-reply';
import { personalTurns } from '../../http/personal-turns';
import { Refusal } from '../../http/refusal';
import type { SheetColumn } from '../../sheets/sheet';
import { type OpenSheet, openSheet } from '../../sheets/write-sheet';
import type { ExportKind } from '../../sheets/export-kind';
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

/** Gives the turn and the thread back, whichever way it ends. */
function ending(giveBack: () => void, sheet: Promise<OpenSheet>): () => void {
  return () => {
    giveBack();
    // a sheet that could not be opened has been told already, and has nothing to close
    sheet.then(({ close }) => close()).catch(() => undefined);
  };
}

/**
 * A list as an Excel sheet that is written while it is sent: columns in the order of the screen, rows and masks of the screen.
 * It is recorded before the first byte leaves. A failure on the way breaks the connection, so that nobody takes half a list
 * for a whole one. D48.
 * @throws Refusal not_found for a kind without a list yet; forbidden where the list is; invalid; too_many while others are at it
 */
export async function exportList(doer: Doer, name: Kind, body: Body): Promise<FileReply> {
  const kind = kinds[name];
  if (!kind) throw new Refusal('not_found', exportText.kindMissing);
  if (!allows(kind.list.access, doer.actor)) throw new Refusal('forbidden', commonText.forbidden);
  const columns = columnsOf(kind, body);
  const question = questionOf(kind, body);
  const giveBack = takeTurn(doer.actor.id);
  const opening = openSheet({ name: exportSheetName[name], columns });
  const end = ending(giveBack, opening);
  try {
    const found = await kind.find(doer.actor, question, body.columns);
    if (found.total > mostExportedRows) throw new Refusal('invalid', exportText.tooManyRows);
    const detail = { all: body.all, columns: body.columns.map(({ key }) => key), question };
    await recordAudit(doer, { action: 'export', noun: name, count: found.total, detail });
    const sheet = await opening;
    const content = Readable.from(sheet.bytes(found.batches), { objectMode: false });
    content.once('close', end);
    return {
      content,
      type: spreadsheet,
      downloadAs: `${exportFileName[name]}-${dayOf(Date.now() / 1000)}.xlsx`,
      headers: { [exportedRowsHeader]: String(found.total) },
    };
  } catch (error) {
    end();
    throw error;
  }
}
