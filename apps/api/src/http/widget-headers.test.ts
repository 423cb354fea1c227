import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from '../app';
import { temporaryFolder } from '../testing/real-process';
import { testApp, testEnv } from '../testing/test-app';

const WEB_DIR = temporaryFolder('widget-web');
mkdirSync(path.join(WEB_DIR, 'widget/static/js'), { recursive: true });
for (const [file, content] of Object.entries({
  'index.html': '<title>shell</title>',
  'login.html': '<title>login</title>',
  'widget/chat.html': '<title>chat</title>',
  'widget/chat.js': '(() => {})();',
  'widget/static/js/chat.af891926d5.js': '(() => {})();',
}))
  writeFileSync(path.join(WEB_DIR, file), content);

const CHAT_WIDGET_ORIGINS = 'https://nhadep.vn, https://www.nhadep.vn';
const { app, database } = testApp({ env: { WEB_DIR, CHAT_WIDGET_ORIGINS }, keepsRows: true });

/** A page of another site asks for it, as a frame or as a script. */
const from = (origin: string) => ({ origin, referer: `${origin}/`, 'sec-fetch-site': 'cross-site' });
const get = (url: string, headers: Record<string, string> = {}) => app().inject({ url, headers });

test.each(['/widget/chat', '/widget/chat/', '/widget/chat?in=https%3A%2F%2Fnhadep.vn'])(
  'the pages of the named origins, and no others, may frame %s',
  async (url) => {
    for (const headers of [from('https://nhadep.vn'), from('https://gian.vn'), {}]) {
      const reply = await get(url, headers);
      expect(reply.body).toBe('<title>chat</title>');
      expect(reply.headers['content-security-policy']).toMatch(
        /;frame-ancestors https:\/\/nhadep\.vn https:\/\/www\.nhadep\.vn(;|$)/,
      );
      expect(reply.headers['x-frame-options']).toBeUndefined();
    }
  },
);

test.each([
  '/',
  '/house',
  '/chat',
  '/auth/login',
  '/widget',
  '/widget/chats',
  '/widget/chat/admin',
  '/widget/chat.html',
  '/widget/chat.js',
  '/widget/chat%2F..%2F..%2Findex.html',
  '/house?next=/widget/chat',
  '/house#/widget/chat',
  '//widget/chat',
  '/api/health',
  '/api/public/chat/config',
])('nobody may frame %s', async (url) => {
  const { headers } = await get(url, from('https://nhadep.vn'));
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('other sites may load the script that makes the frame, and nothing else', async () => {
  const shared = async (url: string) =>
    (await get(url, from('https://nhadep.vn'))).headers['cross-origin-resource-policy'];
  expect(await shared('/widget/chat.js')).toBe('cross-origin');
  for (const url of ['/widget/chat', '/widget/static/js/chat.af891926d5.js', '/', '/api/public/chat/config'])
    expect(await shared(url)).toBe('same-origin');
});

test('no answer of the chat is readable by a script of another site', async () => {
  for (const url of ['/api/public/chat/config', '/api/public/chat/message', '/widget/chat'])
    expect((await get(url, from('https://nhadep.vn'))).headers['access-control-allow-origin']).toBeUndefined();
});

test('without configured origins nobody may frame it; it opens by itself', async () => {
  const closed = await buildApp(testEnv({ WEB_DIR }), database().engine);
  const reply = await closed.inject('/widget/chat');
  expect(reply.body).toBe('<title>chat</title>');
  expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(reply.headers['x-frame-options']).toBe('DENY');
  await closed.close();
});

test('a missing file of it is missing, and not a page', async () => {
  expect((await get('/widget/static/js/gone.12345678.js')).statusCode).toBe(404);
});
