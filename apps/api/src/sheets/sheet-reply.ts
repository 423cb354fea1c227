import { workbookType } from '@toam/contracts/sheet/import.endpoints';
import { Readable } from 'node:stream';
import type { FileReply } from '../http/file-reply';
import type { Sheet, SheetBatch, SheetRow } from './sheet';
import { openSheet } from './write-sheet';

/** An answer that streams a workbook while its rows are read. @param release frees the export's place, also after an error */
export async function sheetReply(
  sheet: Sheet,
  batches: AsyncIterable<SheetBatch>,
  downloadAs: string,
  release: () => void = () => undefined,
): Promise<FileReply> {
  try {
    const opened = await openSheet(sheet);
    const content = Readable.from(opened.bytes(batches), { objectMode: false });
    content.once('close', () => {
      release();
      // if everything was sent, it is closed already
      opened.close().catch(() => undefined);
    });
    return { content, type: workbookType, downloadAs };
  } catch (error) {
    release();
    throw error;
  }
}

/** Rows that are already in memory. */
export async function* oneBatch(rows: SheetRow[] = []): AsyncGenerator<SheetRow[]> {
  yield rows;
}
