import { dealStatusText, dealTypeText } from '@toam/contracts/deal/deal.text';
import { dealImportText as text } from '@toam/contracts/deal/deal-import.text';
import type { Actor } from '@toam/domain/actor';
import { type DealCellKind, type DealSheet, dealSheets } from '@toam/domain/deal/deal-import';
import type { FileReply } from '../../http/file-reply';
import { HttpError } from '../../http-error';
import type { SheetColumn } from '../../sheets/sheet';
import { oneBatch, sheetReply } from '../../sheets/sheet-reply';
import { findImport } from './deal-import.queries';

const choicesOf: Partial<Record<DealCellKind, string[]>> = {
  type: Object.values(dealTypeText),
  status: Object.values(dealStatusText),
};

const textColumn = (header: string, width = 20): SheetColumn => ({ header, kind: 'text', width });

/** An empty workbook. Every column is text, so that Excel does not reformat numbers and dates, with lists of values. */
export const templateSheet = (type: DealSheet): Promise<FileReply> =>
  sheetReply(
    {
      name: text.sheetName[type],
      columns: Object.values(dealSheets[type]).map(({ label, kind, required }) => {
        // the reader of headers ignores signs such as *
        const head = textColumn(required ? `${label} *` : label);
        const choices = choicesOf[kind];
        return choices ? { ...head, choices } : head;
      }),
    },
    oneBatch(),
    text.templateFile[type],
  );

/** One's import with the errors beside its rows. @throws HttpError not_found, also a week later */
export async function annotatedSheet(actor: Actor, id: number): Promise<FileReply> {
  const kept = await findImport(actor.id, id);
  if (!kept) throw new HttpError('not_found', text.notFound);
  const [heads = [], ...rows] = kept.rows;
  const errors = new Map(kept.result.errors.map(({ at, message }) => [at, message]));
  const lines = rows.map((cells, index) => {
    const message = errors.get(index + 1);
    return [...cells, message === undefined ? null : { marked: message }];
  });
  const columns = [...heads.map((head) => textColumn(head)), textColumn(text.errorColumn, 48)];
  const stem = kept.file_name.replace(/\.[^.]*$/, '');
  return sheetReply({ name: text.sheetName[kept.type], columns }, oneBatch(lines), text.annotatedFile(stem));
}
