import { Readable } from 'node:stream';
import type { FileReply } from '../http/file-reply';
import type { Sheet, SheetRow } from './sheet';
import { openSheet } from './write-sheet';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook that is answered as its rows come. @param release gives the turn back, whichever way it ends */
export async function sheetReply(
  sheet: Sheet,
  batches: AsyncIterable<SheetRow[]>,
  downloadAs: string,
  release: () => void = () => undefined,
): Promise<FileReply> {
  try {
    const opened = await openSheet(sheet);
    const content = Readable.from(opened.bytes(batches), { objectMode: false });
    content.once('close', () => {
      release();
      // closed already where all was sent
      opened.close().catch(() => undefined);
    });
    return { content, type: spreadsheet, downloadAs };
  } catch (error) {
    release();
    throw error;
  }
}

/** Rows that are there already. */
export async function* oneBatch(rows: SheetRow[] = []): AsyncGenerator<SheetRow[]> {
  yield rows;
}
