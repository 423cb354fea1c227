import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A download or an image: what a handler of a `replyKind: 'file'` endpoint gives back. */
export interface FileReply {
  content: Readable | Buffer | (() => Promise<Readable>);
  /** Media type, such as "image/webp". */
  type: string;
  /** Name in the browser's download list; left out, the file is shown in place. */
  downloadAs?: string;
  /** Bytes, where known beforehand: the browser shows progress. */
  size?: number;
  /** Names the content: who has it already is answered 304, and it is not even read. */
  tag?: string;
  /** Cache-Control; default: nobody keeps it. */
  cache?: string;
  headers?: Record<string, string>;
}

/** RFC 6266: an ASCII name for old clients, the real one in UTF-8. */
function disposition(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

export async function sendFile(reply: FastifyReply, file: FileReply) {
  reply.type(file.type).header('cache-control', file.cache ?? 'private, no-store');
  if (file.downloadAs) reply.header('content-disposition', disposition(file.downloadAs));
  if (file.size !== undefined) reply.header('content-length', file.size);
  if (file.headers) reply.headers(file.headers);
  if (file.tag) {
    const tag = `"${file.tag}"`;
    reply.header('etag', tag);
    if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send();
  }
  return reply.send(typeof file.content === 'function' ? await file.content() : file.content);
}
