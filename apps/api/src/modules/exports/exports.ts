import { Readable } from 'node:stream';
import {
  exportedRowsHeader,
  type ExportKind as Kind,
  exportRows,
  maxExportedRows,
} from '@toam/contracts/export/export.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { fieldErrors, invalidMessage } from '@toam/contracts/invalid-message';
import { commonText } from '@toam/contracts/texts/common';
import { exportFileName, exportSheetName, exportText } from '@toam/contracts/export/export.text';
import { allows } from '@toam/domain/access';
import { dayOf } from '@toam/domain/day';
import type { FastifyInstance } from 'fastify';
import { type Caller, callerOf, recordAudit } from '../../audit/record-audit';
import type { FileReply } from '../../http/file-reply';
import { onPrimary, readAsNow } from '../../db/db';
import { readAtOnce } from '../../db/read-at-once';
import { handle, moduleOf } from '../../http/handle';
import { perUserLimit } from '../../http/per-user-limit';
import { HttpError } from '../../http-error';
import type { SheetColumn } from '../../sheets/sheet';
import { type OpenSheet, openSheet, prepareSheets } from '../../sheets/write-sheet';
import type { ExportKind } from '../../sheets/export-kind';
import { kinds } from './export-kinds';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Body = InputOf<typeof exportRows>['body'];

/** Two exports at once: they keep both cores of a small server busy. */
const takeTurn = perUserLimit({ max: 2, busy: exportText.busy, busyYourself: exportText.busyYourself });

/** @throws HttpError invalid, naming the first column that the list does not have */
async function columnsOf(kind: ExportKind, { columns }: Body, query: unknown): Promise<SheetColumn[]> {
  const found = await readAtOnce(...columns.map((wanted) => async () => kind.column(wanted, query)));
  return found.map((column, at) => {
    if (!column)
      throw new HttpError('invalid', commonText.invalid, {
        errors: { [`columns.${at}.key`]: exportText.unknownColumn },
      });
    return column;
  });
}

/** @throws HttpError invalid, as the endpoint of the list does */
function queryOf(kind: ExportKind, body: Body): unknown {
  if (body.all) return null;
  const query = kind.question.safeParse(body, { error: invalidMessage });
  if (!query.success) throw new HttpError('invalid', commonText.invalid, { errors: fieldErrors(query.error) });
  return query.data;
}

/** Frees the turn and the thread, whether the export succeeds or fails. */
function ending(release: () => void, sheet: Promise<OpenSheet>): () => void {
  return () => {
    release();
    // a sheet that failed to open has been reported already, and needs no closing
    sheet.then(({ close }) => close()).catch(() => undefined);
  };
}

/**
 * A list as an Excel sheet that is sent while it is written: with the screen's column order, rows and masks. The audit entry
 * is written before the first byte is sent. A failure during sending breaks the connection, so that nobody takes half a list
 * for a whole one. D48.
 * @throws HttpError forbidden if the list is; invalid; too_many while others export
 */
async function exportList(caller: Caller, name: Kind, body: Body): Promise<FileReply> {
  const kind = kinds[name];
  if (!allows(kind.list.access, caller.actor)) throw new HttpError('forbidden', commonText.forbidden);
  const query = queryOf(kind, body);
  const columns = await columnsOf(kind, body, query);
  const release = takeTurn(caller.actor.id);
  const opening = openSheet({ name: exportSheetName[name], columns });
  const end = ending(release, opening);
  try {
    const found = await kind.find(caller.actor, query, body.columns);
    if (found.total > maxExportedRows) throw new HttpError('invalid', exportText.tooManyRows);
    const detail = { all: body.all, columns: body.columns.map(({ key }) => key), question: query };
    await onPrimary(() => recordAudit(caller, { action: 'export', noun: name, count: found.total, detail }));
    const sheet = await opening;
    const content = Readable.from(sheet.bytes(readAsNow(found.batches)), { objectMode: false });
    content.once('close', end);
    return {
      content,
      type: spreadsheet,
      downloadAs: `${exportFileName[name]}-${kind.about?.(query) ?? dayOf(Date.now() / 1000)}.xlsx`,
      headers: { [exportedRowsHeader]: String(found.total) },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** Milliseconds after which the server has started and answered the first screens. */
const calmAfter = 10_000;

/** Lists as Excel sheets. */
export function exportsModule(app: FastifyInstance): void {
  // people wait for the start and their first screens, so the sheets are prepared later
  let calm: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    calm = setTimeout(prepareSheets, calmAfter);
    calm.unref();
  });
  app.addHook('onClose', async () => clearTimeout(calm));
  moduleOf([
    handle(exportRows, { audit: { action: 'export', noun: 'house' } }, (call) =>
      exportList(callerOf(call), call.params.kind, call.body),
    ),
  ])(app);
}
