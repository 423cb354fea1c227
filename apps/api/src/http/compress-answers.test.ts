import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { compressAnswers } from './compress-answers';

const app = Fastify();
const long = { text: 'Nhà phố hẻm xe hơi '.repeat(200) };
beforeAll(async () => {
  await compressAnswers(app);
  app.get('/long', () => long);
  app.get('/short', () => ({ text: 'Nhà phố' }));
  app.get('/picture', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));
  app.get('/packed', (_request, reply) => reply.header('content-encoding', 'zstd').send(Buffer.alloc(5000)));
  app.get('/website', (_request, reply) => reply.header('vary', 'origin').send(long));
});
afterAll(() => app.close());

const ask = (url: string, encoding?: string) =>
  app.inject({ url, ...(encoding !== undefined && { headers: { 'accept-encoding': encoding } }) });

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('a long answer is packed for %s', async (accepted, encoding, unpack) => {
  const { headers, rawPayload } = await ask('/long', accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(rawPayload.length).toBeLessThan(JSON.stringify(long).length / 10);
  expect(JSON.parse(unpack(rawPayload).toString())).toEqual(long);
});

test.each([undefined, '', 'identity', 'br;q=0', 'zstd'])('as it is for whoever accepts %s', async (accepted) => {
  const reply = await ask('/long', accepted);
  expect(reply.headers['content-encoding']).toBeUndefined();
  expect(reply.json()).toEqual(long);
});

test.each(['/short', '/picture'])('%s is not packed', async (url) => {
  expect((await ask(url, 'br, gzip')).headers['content-encoding']).toBeUndefined();
});

test('what is packed already stays as it is', async () => {
  expect((await ask('/packed', 'br')).headers['content-encoding']).toBe('zstd');
});

test('what else an answer depends on stays said', async () => {
  expect((await ask('/website', 'br')).headers['vary']).toBe('origin, accept-encoding');
});
