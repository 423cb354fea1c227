import type { Readable } from 'node:stream';
import yazl from 'yazl';

/** A file of an archive. It is opened when the archive reaches it. */
export interface ZipEntry {
  /** Path in the archive. */
  name: string;
  /** The exact size of the content of `open`. */
  bytes: number;
  open: () => Promise<Readable>;
}

/** yazl also passes the size, which is missing in its types. */
type Ended = (options: undefined, sized: (bytes: number) => void) => void;

/**
 * An archive that is built while it is sent. One file is open at a time, and nothing is kept. Pictures are already compressed, so
 * they are stored as they are and the size is known beforehand. Browsers then notice a download that breaks off.
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
          // otherwise an archive of a thousand pictures keeps a thousand streams in memory
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
