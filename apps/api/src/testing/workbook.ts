import type { Actor } from '@toam/domain/actor';
import { Workbook } from 'exceljs';
import { as } from './test-app';

export type Cells = (string | number | Date | null)[];

/** A workbook of one sheet. */
export async function workbookOf(rows: Cells[], change?: (book: Workbook) => void): Promise<Buffer> {
  const book = new Workbook();
  book.addWorksheet('Khách').addRows(rows);
  change?.(book);
  return Buffer.from(await book.xlsx.writeBuffer());
}

/** The first sheet of a workbook in an answer. */
export async function sheetIn(payload: Buffer) {
  const book = new Workbook();
  await book.xlsx.load(payload as unknown as ArrayBuffer);
  return book.worksheets[0]!;
}

/** Sends a file in the part `file`, behind the other fields. */
export function uploadFile(actor: Actor, path: string, bytes: Uint8Array, name: string, fields: object = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return as(actor).upload(path, form);
}
