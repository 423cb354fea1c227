import assert from 'node:assert/strict';
import http from 'node:http';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { folderWith, liveRegistry, readDevArguments, serveText } from './against.mjs';
import { run, Stop } from './terminal.mjs';
import { publisher } from './web.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-against-'));
after(() => rmSync(folder, { recursive: true }));

const known = ['crm', 'hr'];
const refuses = (work, message) => assert.throws(work, (error) => error instanceof Stop && message.test(error.message));

test('remotes come by their names, and the live product by its origin', () => {
  const read = (...args) => readDevArguments(args, known);
  assert.deepEqual(read(), { names: [], against: undefined });
  assert.deepEqual(read('crm', '--against', 'https://toam.example/house?mode=x'), {
    names: ['crm'],
    against: 'https://toam.example',
  });
  assert.deepEqual(read('--against=http://localhost:3000', 'hr', 'crm').names, ['hr', 'crm']);
  refuses(() => read('legal'), /Không có phân hệ "legal".*crm, hr/);
  refuses(() => read('crm', '--agianst', 'https://toam.example'), /--against https/);
  for (const address of ['toam.example', '', 'ftp://toam.example'])
    refuses(() => read('crm', `--against=${address}`), /cần địa chỉ/);
});

const crm = { name: 'crm', segments: ['customer'], slots: [], menu: [], entry: '/remotes/crm/1/mf-manifest.json' };
const hr = {
  name: 'hr',
  segments: ['checkin'],
  of: 'next year',
  slots: [],
  entry: 'https://cdn.example/hr/mf-manifest.json',
};

/** A product that answers these texts. @returns its origin */
async function product(answers) {
  const server = http.createServer(({ url }, reply) => {
    reply.writeHead(answers[url] ? 200 : 404, { 'content-type': 'application/json' }).end(answers[url]);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => server.close());
  return `http://127.0.0.1:${server.address().port}`;
}

test('the local remote takes the place of the live one, and the others stay as they are', async () => {
  const live = await product({
    '/api/health': '{"status":"ok","commit":null}',
    '/remotes.json': JSON.stringify({ version: 1, shell: '0123456789ab', remotes: [crm, hr] }),
  });
  folderWith(await liveRegistry(live), folder);
  const entry = 'http://localhost:3111/mf-manifest.json';
  const { code, output } = await run(process.execPath, [
    ...publisher,
    'crm',
    '--local',
    '--to',
    folder,
    '--entry',
    entry,
  ]);
  assert.equal(code, 0, output);
  const text = readFileSync(path.join(folder, 'remotes.json'), 'utf8');
  const { shell, remotes } = JSON.parse(text);
  assert.equal(shell, undefined);
  assert.deepEqual(
    remotes.map((remote) => remote.entry),
    [entry, hr.entry],
  );
  assert.ok(text.includes(JSON.stringify(hr)));
  const { origin, server } = await serveText(text);
  assert.equal(await (await fetch(`${origin}/remotes.json`)).text(), text);
  server.close();
});

test('an address where no product answers is refused in one sentence', async () => {
  for (const answers of [
    {},
    { '/api/health': '<html>' },
    { '/api/health': '{}' },
    { '/api/health': '{"status":"ok"}' },
  ])
    await assert.rejects(
      liveRegistry(await product(answers)),
      (error) => error instanceof Stop && /không phải là Tổ Ấm/.test(error.message),
    );
  await assert.rejects(liveRegistry('http://127.0.0.1:1'), /không phải là Tổ Ấm/);
});
