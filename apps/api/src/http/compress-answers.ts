import type { FastifyInstance, FastifyReply } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Bytes. Packing a smaller answer saves no packet. */
const smallest = 1024;
/** Bytes. To hand a smaller answer to another thread costs more than to pack it: 40 KB take 0.4 ms. */
const largestAtOnce = 65_536;

const compressible = /^(application\/(.+\+)?(json|javascript|xml)|text\/|image\/svg)/;

// 24 KB take 0.3 ms; higher qualities take twice as long for a few percent
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const gzipOptions = { level: 4 };
const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);

/** In the order of our choice. */
const encodings = {
  br: {
    pack: (body: Buffer) => brotliCompressSync(body, brotliOptions),
    packLater: (body: Buffer) => brotliLater(body, brotliOptions),
  },
  gzip: {
    pack: (body: Buffer) => gzipSync(body, gzipOptions),
    packLater: (body: Buffer) => gzipLater(body, gzipOptions),
  },
};
const names = Object.keys(encodings) as (keyof typeof encodings)[];

/** Whether Accept-Encoding names the encoding without refusing it (`br;q=0`). */
const accepts = (header: string, name: string): boolean =>
  header.split(',').some((one) => {
    const [encoding, ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return encoding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/** Adds to what else the answer depends on. */
function varies(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  reply.header('vary', before === undefined ? 'accept-encoding' : `${String(before)}, accept-encoding`);
}

const bytesOf = (body: unknown): Buffer | null =>
  typeof body === 'string' ? Buffer.from(body) : Buffer.isBuffer(body) ? body : null;

/**
 * Compresses answers of a kilobyte and more whose type gains by it: JSON, not pictures, sheets and what is a stream. The web has compressed
 * copies. The length of an answer tells others nothing: their pages cannot send a session's header (authorize.ts).
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, body) => {
    const bytes = bytesOf(body);
    const type = String(reply.getHeader('content-type') ?? '');
    if (!bytes || bytes.length < smallest || reply.hasHeader('content-encoding') || !compressible.test(type))
      return body;
    varies(reply);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const name = names.find((one) => accepts(accepted, one));
    if (!name) return body;
    reply.header('content-encoding', name).removeHeader('content-length');
    const { pack, packLater } = encodings[name];
    return bytes.length > largestAtOnce ? packLater(bytes) : pack(bytes);
  });
}
