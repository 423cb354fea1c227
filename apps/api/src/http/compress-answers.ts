import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';

/**
 * Compresses answers of a kilobyte and more whose type gains by it: JSON, not pictures and sheets. The web has compressed copies. The
 * length of an answer tells others nothing: their pages cannot send a session's header (authorize.ts).
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    // Up to this size one call here costs less than a stream in another thread, which takes as long again to set up.
    syncThreshold: 64 * 1024,
    // 24 KB take 0.3 ms; higher qualities take twice as long for a few percent
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 4 },
    globalDecompression: false,
  });
}
