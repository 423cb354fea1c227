import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { temporaryFolder } from '../testing/real-process';
import { testApp } from '../testing/test-app';
import { serveWeb } from './web';

const WEB_DIR = temporaryFolder('web');
const script = 'console.log("Tổ Ấm");';
const worker = 'addEventListener("fetch", () => undefined);';

mkdirSync(path.join(WEB_DIR, 'static/js'), { recursive: true });
mkdirSync(path.join(WEB_DIR, 'remotes/crm/1a2b3c4d5e6f'), { recursive: true });
for (const [file, content] of Object.entries({
  'index.html': '<title>shell</title>',
  'login.html': '<title>login</title>',
  'sw.js': worker,
  'remotes.json': '{"version":1,"remotes":[]}',
  'remotes/crm/mf-manifest.json': '{}',
  'remotes/crm/1a2b3c4d5e6f/mf-manifest.json': '{}',
  'releases.json': '{"version":1,"releases":[]}',
  'static/js/index.af891926d5.js': script,
  'static/js/index.af891926d5.js.br': brotliCompressSync(script),
})) {
  writeFileSync(path.join(WEB_DIR, file), content);
}

const { app } = testApp({ env: { WEB_DIR }, keepsRows: true });
const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers });

test.each([
  ['/', 'shell'],
  ['/house/12?tab=changes', 'shell'],
  ['/checkin/overview', 'shell'],
  ['/auth/login', 'login'],
  ['/auth/login?from=%2Fhouse', 'login'],
])('%s is a page of the %s', async (url, title) => {
  const reply = await get(url);
  expect([reply.statusCode, reply.body]).toEqual([200, `<title>${title}</title>`]);
  expect(reply.headers['cache-control']).toBe('no-cache');
  // Node warns at more than ten
  expect(reply.raw.res.listenerCount('close')).toBeLessThan(10);
});

test.each([
  '/static/js/gone.12345678.js',
  '/remotes/crm/gone.js',
  '/remotes/gone/mf-manifest.json',
  '/shell/1a2b3c4d5e6f/gone',
  '/favicon.ico',
  '/api/gone',
  ...[
    '/healthz',
    '/livez',
    '/ready',
    '/metrics',
    '/status',
    '/actuator/env',
    '/.env',
    '/.git/config',
    '/wp-admin/',
    '/HEALTHZ',
  ],
])('%s is missing and is not the shell', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.body).not.toContain('<title>');
});

test('whatever is in the folder of a build is kept for a year, too', async () => {
  const reply = await get('/remotes/crm/1a2b3c4d5e6f/mf-manifest.json');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});

test('who released what is told to nobody', async () => {
  for (const url of ['/releases.json', '/releases%2Ejson', '/./releases.json', '//releases.json'])
    expect((await get(url)).body).not.toContain('version');
});

test('files with a hash in their name are kept for a year, what points at them is asked for again', async () => {
  const hashed = await get('/static/js/index.af891926d5.js');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const url of ['/remotes.json', '/remotes/crm/mf-manifest.json']) {
    const reply = await get(url);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
    const again = await get(url, { 'if-none-match': String(reply.headers.etag) });
    expect(again.statusCode).toBe(304);
  }
});

test('a browser that reads Brotli gets the compressed copy, and caches know', async () => {
  const reply = await get('/static/js/index.af891926d5.js', { 'accept-encoding': 'gzip, br' });
  expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(String(reply.headers['content-type'])).toContain('javascript');
  expect((await get('/static/js/index.af891926d5.js')).body).toBe(script);
});

test('the service worker is asked for at every visit', async () => {
  const reply = await get('/sw.js');
  expect([reply.statusCode, reply.body, reply.headers['cache-control']]).toEqual([200, worker, 'no-cache']);
});

test('with OFFLINE_PAGES=0 it is one that forgets everything and itself', async () => {
  const retired = fastify();
  await serveWeb(retired, WEB_DIR, false);
  const reply = await retired.inject('/sw.js');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(reply.headers['content-type']).toContain('javascript');
  expect(reply.body).toContain('registration.unregister()');
  await retired.close();
});

test('nothing outside the directory is served', async () => {
  for (const url of ['/../package.json', '/static/..%2f..%2fpackage.json', '/.env']) {
    expect((await get(url)).body).not.toContain('"name"');
  }
});

test('a page may not be framed and runs only our own scripts', async () => {
  const { headers } = await get('/house');
  expect(headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
  expect(headers['permissions-policy']).toMatch(/geolocation=\(self\).*camera=\(\).*microphone=\(\)/);
  expect(headers['x-frame-options']).toBe('DENY');
});
