import { writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { failure } from '@toam/contracts/failure';
import { isQuestion } from '../http/statement-limit-of';
import { nameOf, sendCall } from '../testing/example-call';
import { insertSession } from '../testing/insert-user';
import { temporaryFolder } from '../testing/real-process';
import { realAddress, testApp } from '../testing/test-app';
import { foreignCall } from './foreign-call';
import { boss, identities } from './identities';
import { plantBrokerage } from './planted.fixture';

const WEB_DIR = temporaryFolder('attacked-web');
const shell = '<title>shell</title>';
for (const file of ['index.html', 'login.html']) writeFileSync(path.join(WEB_DIR, file), shell);

const { app } = testApp({ env: { WEB_DIR }, keepsRows: true, listens: true });
const tokens = { nobody: 'a token of nobody', staff: '', boss: '' };

beforeAll(async () => {
  await plantBrokerage();
  tokens.staff = await insertSession(identities.staff.id);
  tokens.boss = await insertSession(boss.id);
}, 60_000);

interface Raw {
  status: number;
  head: string;
  body: string;
}

/** Milliseconds until a socket without an answer is given up, on a busy machine. */
const silence = 20_000;

/** Writes bytes to the API's port as they are: clients would tidy them up. */
function writeRaw(head: string, body = ''): Promise<Raw> {
  const text = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(realAddress()).port), '127.0.0.1', () => socket.write(text));
    let said = '';
    socket.setTimeout(silence, () => socket.destroy(new Error(`no answer to ${head.slice(0, 200)}`)));
    socket.on('data', (bytes) => (said += bytes.toString('utf8')));
    socket.once('error', reject);
    socket.once('close', () => {
      const [head = '', body = ''] = said.split(/\r\n\r\n(.*)/s);
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body });
    });
  });
}

interface Asked {
  method?: string;
  token?: string;
  headers?: string[];
  body?: string;
}

const ask = (target: string, { method = 'GET', token = tokens.staff, headers = [], body }: Asked = {}): Promise<Raw> =>
  writeRaw(
    [
      `${method} ${target} HTTP/1.1`,
      ...['Host: localhost', 'Connection: close', `Authorization: Bearer ${token}`, ...headers],
      ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]),
      '\r\n',
    ].join('\r\n'),
    body,
  );

/** The text of a refusal of ours, in whatever way it is sent. */
const isOurs = ({ body }: Raw): boolean => {
  const text = body.replace(/^[0-9a-f]+\r\n|\r\n0\r\n\r\n$/g, '');
  return text.startsWith('{') && failure.safeParse(JSON.parse(text)).success;
};

/** What is wrong with an answer to a trick. */
function faultOf(raw: Raw): string | null {
  if (raw.body.includes(shell)) return 'the shell';
  if (raw.status < 401 || raw.status >= 500) return String(raw.status);
  return isOurs(raw) ? null : `not our words: ${raw.body.slice(0, 100)}`;
}

/** An address that says the same as another to somebody who reads it carelessly. */
const disguises: Record<string, (address: string) => string> = {
  'an escaped letter': (address) => address.replace('/user', '/%75ser'),
  'an escaped letter of api': (address) => address.replace('/api', '/%61pi'),
  'an escaped slash': (address) => address.replace('/user/', '/user%2f'),
  'a slash escaped twice': (address) => address.replace('/user/', '/user%252f'),
  'an overlong slash': (address) => address.replace('/user/', '/user%c0%af'),
  'a backslash': (address) => address.replaceAll('/', '\\').replace('\\', '/'),
  'a dot': (address) => address.replace('/user', '/./user'),
  'a way up': (address) => address.replace('/api', '/x/../api'),
  'an escaped way up': (address) => address.replace('/api', '/x/%2e%2e/api'),
  'a way up behind api': (address) => address.replace('/user', '/auth/../user'),
  'two slashes first': (address) => `/${address}`,
  'two slashes': (address) => address.replace('/user', '//user'),
  'a slash at the end': (address) => `${address}/`,
  'a dot at the end': (address) => `${address}.`,
  'an extension': (address) => `${address}.json`,
  'a semicolon': (address) => `${address};a=b`,
  'a space at the end': (address) => `${address}%20`,
  'a null byte': (address) => `${address}%00`,
  'a null byte and an extension': (address) => `${address}%00.png`,
  'a line end': (address) => `${address}%0d%0aX-Admin:%201`,
  capitals: (address) => address.toUpperCase(),
  'a capital': (address) => address.replace('/user', '/User'),
  'a fragment': (address) => `${address}#x`,
  'a query of another path': (address) => `${address}?/../../api/house/option`,
  'an address of another host': (address) => `http://evil.example${address}`,
  'a broken escape': (address) => `${address}%`,
  'a letter of two bytes': (address) => address.replace('/user', '/us\xe9r'),
};

describe.each(Object.entries(disguises))('an address with %s', (_what, disguise) => {
  test.each(['/api/user/statistic', '/api/user/detail?user_id=7', '/api/user/location/track/7'])(
    'does not open %s',
    async (address) => {
      const asStaff = address.includes('detail') ? null : await ask(disguise(address));
      const asNobody = await ask(disguise(address), { token: tokens.nobody });
      expect([asStaff && faultOf(asStaff), faultOf(asNobody)]).toEqual([null, null]);
    },
  );

  test('never shows the shell, and changes nothing', async () => {
    const sent = await ask(disguise('/api/user/detail'), { method: 'DELETE', body: '{"user_id":7}' });
    expect(faultOf(sent)).toBeNull();
  });
});

describe('every operation', () => {
  const ending = ['/', '.', '%00', '/..%2f'];

  test('is closed to nobody, whatever the address ends with', async () => {
    const open: string[] = [];
    for (const endpoint of app().endpoints.filter(({ access }) => access !== 'public')) {
      const address = `/api${endpoint.path.replace(/:[A-Za-z]+/g, '1')}`;
      for (const end of ending) {
        const { statusCode } = await app().inject({ method: endpoint.method, url: address + end });
        if (![401, 404, 422].includes(statusCode)) open.push(`${nameOf(endpoint)}${end} ${statusCode}`);
      }
    }
    expect(open).toEqual([]);
  }, 120_000);

  const numbers = ['-1', '１', '٣', '9007199254740993', '99999999999999999999', '1e400', '1,2', '__proto__'];

  test('with a number in its address refuses what is none', async () => {
    const wrong: string[] = [];
    for (const endpoint of app().endpoints.filter(
      ({ path: at, params }) => /:\w*[iI]d\b/.test(at) && params.safeParse({}).success === false,
    )) {
      const { params, query, body } = foreignCall(endpoint);
      for (const key of Object.keys(params).filter((one) => /id$/i.test(one))) {
        for (const number of numbers) {
          const call = { params: { ...params, [key]: number }, query, body };
          const { statusCode } = await sendCall(app(), endpoint, call, tokens.boss);
          if (statusCode < 401 || statusCode >= 500) wrong.push(`${nameOf(endpoint)} ${key} ${number}: ${statusCode}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  test('reads a key of prototypes in a query as a field that it does not know', async () => {
    const wrong: string[] = [];
    for (const endpoint of app().endpoints.filter(
      (one) => isQuestion(one) && one.method === 'GET' && one.replyKind === 'json',
    )) {
      const { params, query } = foreignCall(endpoint);
      for (const more of [
        { '__proto__[role]': '1' },
        { 'constructor.prototype.role': '1', constructor: '1', __proto__: '1' },
      ]) {
        const { statusCode } = await sendCall(app(), endpoint, { params, query: { ...query, ...more } }, tokens.nobody);
        if (statusCode < 401 && endpoint.access !== 'public') wrong.push(`${nameOf(endpoint)} ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });
});

describe('a method', () => {
  test.each(['OPTIONS', 'TRACE', 'PATCH', 'PROPFIND', 'SEARCH', 'get', 'GETX', 'DELETE /api/x'])(
    '%s is not served',
    async (method) => {
      expect(faultOf(await ask('/api/user/detail?user_id=7', { method }))).toBeNull();
    },
  );

  test('HEAD has the answer of GET, without its body', async () => {
    for (const token of [tokens.nobody, tokens.staff, tokens.boss]) {
      const [get, head] = [
        await ask('/api/user/statistic', { token }),
        await ask('/api/user/statistic', { token, method: 'HEAD' }),
      ];
      expect([head.status, head.body]).toEqual([get.status, '']);
    }
  });

  test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
    'in %s does not count',
    async (header) => {
      const plain = await ask('/api/view/list?list=house');
      const overridden = await ask('/api/view/list?list=house', { headers: [`${header}: DELETE`] });
      expect([plain.status, overridden.status]).toEqual([200, 200]);
      // DELETE exists there, GET does not
      expect(faultOf(await ask('/api/view/detail', { headers: [`${header}: DELETE`] }))).toBeNull();
    },
  );

  test.each([
    'X-Original-URL: /api/user/statistic',
    'X-Rewrite-URL: /api/user/statistic',
    'X-Forwarded-Prefix: /api/user',
  ])('%s opens no other address', async (header) => {
    expect(faultOf(await ask('/api/user/import/list', { headers: [header] }))).toBeNull();
  });
});

describe('a query', () => {
  const devices = '/api/user/login-devices';

  test.each([
    ['two values, the own one first', `user_id=${identities.staff.id}&user_id=7`],
    ['two values, the own one last', `user_id=7&user_id=${identities.staff.id}`],
    ['another case', `user_id=7&USER_ID=${identities.staff.id}`],
    ['a null byte', 'user_id=7%00'],
    ['several in one', `user_id=${identities.staff.id},7`],
  ])('with %s does not show somebody else', async (_what, query) => {
    expect(faultOf(await ask(`${devices}?${query}`))).toBeNull();
  });

  test.each(['user_id[]=7', `user_id[]=${identities.staff.id}&user_id[]=7`, 'user_id[id]=7', 'user.id=7'])(
    'with %s is one of no fields',
    async (query) => {
      const { body } = await ask(`${devices}?${query}`);
      expect(body).toBe((await ask(devices)).body);
    },
  );
});

describe('a body', () => {
  const save = (body: string, headers: string[] = []) => ask('/api/view/detail', { method: 'POST', body, headers });
  const view = '"list":"house","name":"Nội thành","address":"mode=publicList","columns":null';

  test.each([
    ['__proto__', `{${view},"__proto__":{"role":1}}`],
    ['__proto__ inside', `{${view},"a":{"__proto__":{"role":1}}}`],
    ['constructor.prototype', `{${view},"constructor":{"prototype":{"role":1}}}`],
    ['an escaped __proto__', `{${view},"\\u005f_proto__":{"role":1}}`],
  ])('with %s is refused', async (_what, body) => {
    expect(faultOf(await save(body))).toBeNull();
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  test.each([
    ['two documents', `{${view}}{${view}}`],
    ['a comment', `{${view}}//`],
    ['a list', `[{${view}}]`],
    ['a number', '1'],
    ['NaN', `{${view},"x":NaN}`],
    ['a byte order mark and nothing', '\ufeff'],
    ['half a document', `{${view}`],
  ])('of %s is refused', async (_what, body) => {
    expect(faultOf(await save(body))).toBeNull();
  });

  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=X',
    'application/xml',
    'text/json',
    'application/ld+json',
    '*/*',
    'application',
    '',
  ];
  test.each(types)('that says it is "%s" is not read', async (type) => {
    const body = `{${view}}`;
    const text = `POST /api/view/detail HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${tokens.staff}\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    expect(faultOf(await writeRaw(text, body))).toBeNull();
  });

  test('with two lengths, or a length beside chunks, is not read', async () => {
    const head = `POST /api/view/detail HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: Bearer ${tokens.staff}\r\nContent-Type: application/json\r\n`;
    const body = `{${view}}`;
    expect(
      faultOf(await writeRaw(`${head}Content-Length: 2\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`, body)),
    ).toBeNull();
    expect(
      faultOf(await writeRaw(`${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)),
    ).toBeNull();
  });
});
