import type { Readable } from 'node:stream';
import yazl from 'yazl';

/** A file of an archive, opened when its turn comes. */
export interface ZipEntry {
  /** Path in the archive. */
  name: string;
  /** What `open` will give, exactly. */
  bytes: number;
  open: () => Promise<Readable>;
}

/** yazl calls back with the size, which its types leave out. */
type Ended = (options: undefined, sized: (bytes: number) => void) => void;

/**
 * An archive that is read while it is sent: one file is open at a time, nothing is kept. Pictures are compressed already, so
 * they are stored, and the size is known beforehand: a download that breaks off is short of it, and every browser says so.
 * A file that cannot be read breaks the stream.
 */
export async function zipPictures(entries: ZipEntry[]): Promise<{ content: Readable; size: number }> {
  const zip = new yazl.ZipFile();
  const content = zip.outputStream as Readable;
  zip.on('error', (error: Error) => content.destroy(error));
  for (const { name, bytes, open } of entries) {
    zip.addReadStreamLazy(name, { size: bytes, compress: false }, (give) => {
      if (content.destroyed) return;
      open().then(
        (stream) => {
          stream.once('error', (error) => content.destroy(error));
          const stop = () => void stream.destroy();
          content.once('close', stop);
          // else an archive of a thousand pictures holds on to a thousand streams
          stream.once('close', () => content.off('close', stop));
          give(null, stream);
        },
        (error: unknown) => content.destroy(error as Error),
      );
    });
  }
  const end = zip.end.bind(zip) as Ended;
  const size = await new Promise<number>((resolve) => end(undefined, resolve));
  return { content, size };
}
