import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A download or an image: the result of a handler of a `replyKind: 'file'` endpoint. */
export interface FileReply {
  content: Readable | Buffer | (() => Promise<Readable>);
  /** Media type, such as "image/webp". */
  type: string;
  /** Name in the browser's download list. Without it the browser shows the file in place. */
  downloadAs?: string;
  /** Bytes, if known beforehand: the browser then shows progress. */
  size?: number;
  /** Identifies the content (ETag). A client that already has it gets 304, and the file is not read. */
  tag?: string;
  /** Cache-Control; default: no cache stores it. */
  cache?: string;
  headers?: Record<string, string>;
}

/**
 * A name for clients that read only ASCII: letters lose their marks but stay letters. Signs that some clients read as an end, a folder or
 * an escape become '_'.
 */
const asciiName = (name: string): string =>
  name
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\/]|%(?=[\da-f]{2})/gi, '_');

/** RFC 6266: an ASCII name for old clients, the real one in UTF-8 as RFC 8187 writes it. */
function disposition(name: string): string {
  // half a character has no UTF-8
  const encoded = encodeURIComponent(name.replace(/\p{Cs}/gu, '')).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encoded}`;
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
