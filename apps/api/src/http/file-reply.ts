import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A download or an image: what a handler of a `replyKind: 'file'` endpoint gives back. */
export interface FileReply {
  content: Readable | Buffer;
  /** Media type, such as "image/webp". */
  type: string;
  /** Name in the browser's download list; left out, the file is shown in place. */
  downloadAs?: string;
  /** Bytes, where known beforehand: the browser shows progress. */
  size?: number;
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

export function sendFile(reply: FastifyReply, file: FileReply) {
  reply.type(file.type).header('cache-control', file.cache ?? 'private, no-store');
  if (file.downloadAs) reply.header('content-disposition', disposition(file.downloadAs));
  if (file.size !== undefined) reply.header('content-length', file.size);
  if (file.headers) reply.headers(file.headers);
  return reply.send(file.content);
}
