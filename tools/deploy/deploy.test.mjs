import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { isImmutable } from '../../libs/contracts/src/served-file.ts';
import { secretVariables } from '../../apps/api/src/secret-files.ts';
import { workspace } from '../commands/terminal.mjs';
import { admin, serve } from './served.mjs';

const read = (name) => readFileSync(path.join(workspace, name), 'utf8');

/** The variables that the API reads. */
const known = new Set([...read('apps/api/src/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name));

test('every variable of the examples is one that the API reads', () => {
  const ofExample = [...read('deploy/systemd/toam.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name);
  const ofUnit = [...read('deploy/systemd/toam-api@.service').matchAll(/(?<=^Environment=.*)\b([A-Z_]+)=/gm)].map(
    ([, name]) => name,
  );
  const ofCompose = Object.keys(parse(read('deploy/compose.yaml'), { merge: true }).services['api-1'].environment);
  const ofImage = [...read('deploy/Dockerfile').matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm)].map(([, name]) => name);
  assert.ok(ofExample.length > 6 && ofUnit.length > 8 && ofCompose.length > 8 && ofImage.length > 4);
  assert.deepEqual(
    [...ofExample, ...ofUnit, ...ofCompose, ...ofImage].filter(
      (name) => !known.has(name) && !secretVariables.some((secret) => name === `${secret}_FILE`),
    ),
    [],
  );
});

test('compose runs two instances with one store behind nginx, with the files that it mounts', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true });
  const names = ['database', 'migrate', 'store', 'store-user', 'api-1', 'api-2', 'nginx'];
  assert.deepEqual(Object.keys(services), names);
  assert.deepEqual(services['api-1'], services['api-2']);
  for (const mount of names.flatMap((name) => services[name].volumes ?? []).filter((one) => one.startsWith('./')))
    assert.ok(read(path.join('deploy', mount.split(':')[0])));
});

test('each process has the secrets that it needs as files, and no secret is an environment', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true });
  for (const [name, { environment = {}, secrets = [] }] of Object.entries(services)) {
    const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'));
    assert.deepEqual(
      files.filter((file) => !secrets.includes(path.basename(file))),
      [],
      name,
    );
    assert.deepEqual(
      Object.keys(environment).filter((variable) => secretVariables.includes(variable)),
      [],
      name,
    );
  }
  assert.deepEqual(services.migrate.secrets, ['OWNER_DATABASE_URL']);
  assert.ok(!services['api-1'].secrets.some((one) => /OWNER|ROOT/.test(one)));
  for (const unit of ['toam-api@', 'toam-backup', 'toam-migrate']) {
    const text = read(`deploy/systemd/${unit}.service`);
    const loaded = [...text.matchAll(/^LoadCredential=(\w+):\/etc\/toam\/secrets\/\w+$/gm)].map(([, one]) => one);
    const named = [...text.matchAll(/\b([A-Z_]+)_FILE=%d\/(\w+)/g)].map(([, name, file]) => [name, file]);
    assert.deepEqual(
      named,
      loaded.map((one) => [one, one]),
      unit,
    );
    assert.equal(text.includes('OWNER_DATABASE_URL'), unit === 'toam-migrate');
  }
});

test('what serves sees neither the history of its sources nor where they are built', () => {
  for (const unit of ['toam-api@', 'toam-backup', 'toam-migrate']) {
    const text = read(`deploy/systemd/${unit}.service`);
    assert.match(text, /^WorkingDirectory=\/srv\/toam\/app$/m);
    assert.match(text, /^InaccessiblePaths=-\/srv\/toam\/app\/\.git -\/srv\/toam\/build$/m);
  }
});

test('nginx keeps for a year what never changes, and nothing else', () => {
  const pattern = new RegExp(/location ~ "(\^\/\(\?:\(\?:remotes.*)" \{/.exec(read('deploy/nginx/toam.conf'))[1]);
  for (const address of [
    '/remotes/crm/1a2b3c4d5e6f/mf-manifest.json',
    '/shell/1a2b3c4d5e6f/index.js',
    '/widget/1a2b3c4d5e6f/chat.js',
    '/static/js/index.af891926d5.js',
    '/static/js/async/12.af891926d5.js.map',
    '/static/js/index.js',
    '/remotes/crm/mf-manifest.json',
    '/remotes.json',
    '/sw.js',
    '/house/1a2b3c4d5e6f/',
  ])
    assert.equal(pattern.test(address), isImmutable(address.slice(1)), address);
});

describe('nginx, two instances, PostgreSQL', () => {
  let served;
  let token;
  before(async () => {
    served = await serve();
    const headers = { 'content-type': 'application/json' };
    const reply = await served.ask('/api/auth/signin/email', { method: 'POST', headers, body: JSON.stringify(admin) });
    token = JSON.parse(reply.body).data.token;
  });
  after(() => served?.stop());

  test('pages come with the policies of the API', async () => {
    const { status, headers, body } = await served.ask('/house/12?search=0901234567');
    assert.deepEqual([status, String(body)], [200, '<title>shell</title>']);
    assert.match(headers['content-security-policy'], /script-src 'self'/);
    assert.match(headers['strict-transport-security'], /max-age=31536000/);
    assert.equal(headers['cache-control'], 'no-cache');
  });

  test('files whose name tells their content come compressed from the disk, for a year', async () => {
    for (const address of ['/static/js/index.af891926d5.js', '/remotes/crm/1a2b3c4d5e6f/mf-manifest.json']) {
      const { status, headers } = await served.ask(address, { headers: { 'accept-encoding': 'gzip' } });
      assert.deepEqual(
        [status, headers['content-encoding'], headers['cache-control'], headers['content-security-policy']],
        [
          200,
          'gzip',
          'public, max-age=31536000, immutable',
          "base-uri 'none'; object-src 'none'; frame-ancestors 'none'",
        ],
      );
      assert.match(headers['strict-transport-security'], /max-age=31536000/);
      assert.match(headers['content-type'], /charset=utf-8/);
    }
  });

  test('each policy comes once, from the API or from nginx', async () => {
    const once = {
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    };
    const own = await served.ask('/api/blog', { method: 'POST', headers: { 'content-length': '30000000' } });
    assert.equal(own.status, 413);
    assert.equal(own.headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'");
    const { headers } = await served.ask('/house/12');
    assert.equal(headers['content-security-policy'].match(/base-uri 'none'/g).length, 1);
    for (const [name, value] of Object.entries(once))
      assert.deepEqual([own.headers[name], headers[name]], [value, value], name);
  });

  test('over http a page is sent to https, and a call is refused', async () => {
    const plain = (address) =>
      fetch(`http://127.0.0.1:${served.plainPort}${address}`, {
        headers: { host: 'toam.example.vn' },
        redirect: 'manual',
      });
    assert.deepEqual([(await plain('/house')).status, (await plain('/api/health')).status], [301, 403]);
  });

  test('probes, figures, releases and the page of calls are nowhere', async () => {
    for (const address of ['/healthz', '/metrics', '/releases.json', '/api/docs', '/static/js/gone.af891926d5.js'])
      assert.equal((await served.ask(address)).status, 404, address);
  });

  test('the origin of remotes has files for our pages, and nothing else', async () => {
    const host = 'cdn.toam.example.vn';
    const { status, headers } = await served.ask('/remotes/crm/1a2b3c4d5e6f/mf-manifest.json', { host });
    assert.deepEqual([status, headers['access-control-allow-origin']], [200, 'https://toam.example.vn']);
    assert.match(headers['cache-control'], /immutable/);
    assert.match(headers['strict-transport-security'], /max-age=31536000/);
    assert.equal((await served.ask('/remotes/crm/mf-manifest.json', { host })).headers['cache-control'], 'no-cache');
    for (const address of ['/', '/house', '/releases.json', '/api/health'])
      assert.equal((await served.ask(address, { host })).status, 404, address);
  });

  test('a live socket passes', async () => {
    const options = { rejectUnauthorized: false, headers: { host: 'toam.example.vn' } };
    const socket = new WebSocket(`wss://127.0.0.1:${served.port}/api/live`, options);
    socket.on('open', () => socket.send(JSON.stringify({ token, last_event_id: null })));
    const message = await new Promise((heard, failed) => socket.on('message', heard).on('error', failed));
    socket.close();
    assert.equal(JSON.parse(message).kind, 'live.ready');
  });

  describe('pictures in the store', () => {
    const authorization = () => ({ authorization: `Bearer ${token}` });
    const upload = async () => {
      const form = new FormData();
      const picture = sharp({ create: { width: 60, height: 30, channels: 3, background: 'red' } });
      form.append('image', new Blob([await picture.png().toBuffer()]), 'a.png');
      const sent = new Request('http://127.0.0.1', { method: 'POST', body: form });
      const headers = { ...authorization(), 'content-type': sent.headers.get('content-type') };
      const body = Buffer.from(await sent.arrayBuffer());
      const reply = await served.ask('/api/house/image', { method: 'POST', headers, body });
      return { status: reply.status, ...JSON.parse(reply.body) };
    };
    const count = async () => Number((await served.sql('select count(*) from images')).output);
    const statuses = (address) =>
      Promise.all(served.ports.map(async (at) => (await fetch(`http://127.0.0.1:${at}${address}`)).status));
    let picture;

    test('one instance puts a picture there, each gives it out, and nobody without its signature', async () => {
      const { status, data } = await upload();
      assert.equal(status, 200);
      picture = data.main.replace(/^https?:\/\/[^/]+/, '');
      const kept = readdirSync(served.store.directory, { recursive: true }).filter((name) =>
        name.includes('main.webp'),
      );
      assert.ok(kept.length >= 1);
      const { headers, body } = await served.ask(picture);
      assert.equal(headers['content-type'], 'image/webp');
      assert.equal((await sharp(body).metadata()).width, 60);
      assert.deepEqual(await statuses(picture), [200, 200]);
      assert.equal((await served.ask(picture.split('?')[0])).status, 403);
    });

    test('while the store is away people are told so, the rest goes on, and nothing is lost', async () => {
      const before = await count();
      await served.store.stop();
      try {
        const refused = await upload();
        assert.deepEqual([refused.status, refused.code], [503, 'unavailable']);
        assert.match(refused.message, /tạm gián đoạn/);
        assert.equal(await count(), before);
        for (const at of served.ports)
          assert.deepEqual(await (await fetch(`http://127.0.0.1:${at}/api/ready`)).json(), {
            status: 'not_ready',
            reason: 'files',
          });
        for (let turn = 0; turn < 5; turn++) {
          const [shown, read] = await Promise.all([
            served.ask(picture),
            served.ask('/api/blog?page=1&size=10', { headers: authorization() }),
          ]);
          assert.deepEqual([shown.status, read.status], [503, 200]);
        }
      } finally {
        await served.store.start();
      }
      assert.deepEqual(await statuses('/api/ready'), [200, 200]);
      assert.equal((await served.ask(picture)).status, 200);
      assert.equal((await upload()).status, 200);
      assert.equal(await count(), before + 1);
    });
  });

  for (const signal of ['SIGTERM', 'SIGKILL'])
    test(`instances that restart one after another by ${signal} are noticed by nobody who reads`, async () => {
      const statuses = {};
      let isOn = true;
      const reading = [1, 2, 3].map(async () => {
        while (isOn) {
          const { status } = await served.ask('/api/blog?page=1&size=10', {
            headers: { authorization: `Bearer ${token}` },
          });
          statuses[status] = (statuses[status] ?? 0) + 1;
          await pause(20);
        }
      });
      for (const at of served.ports) await served.restart(at, signal);
      isOn = false;
      await Promise.all(reading);
      assert.deepEqual(Object.keys(statuses), ['200'], JSON.stringify(statuses));
      assert.ok(statuses[200] > 50);
    });
});
