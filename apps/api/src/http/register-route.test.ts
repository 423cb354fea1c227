import { Readable } from 'node:stream';
import { endpoint } from '@toam/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { onlyReads } from '../audit/audited';
import { anActor, anAdmin } from '../testing/an-actor';
import { insertSession, insertUser } from '../testing/insert-user';
import { anonymous, as, testApp } from '../testing/test-app';
import { registerRoute } from './register-route';
import { HttpError } from '../http-error';

const price = z.number().int().min(0);

const putHouse = endpoint({
  method: 'PUT',
  path: '/test/house/:houseId',
  summary: 'Change a house',
  access: 'signedIn',
  params: z.object({ houseId: z.coerce.number().int() }),
  query: z.object({ size: z.coerce.number().int().max(10).default(5) }),
  body: z.object({
    title: z.string().trim().min(1),
    price: price.optional(),
    rooms: z.array(z.object({ area: price })).default([]),
  }),
  example: { params: { houseId: 12 }, query: { size: 5 }, body: { title: 'Nhà phố' } },
  data: z.object({ houseId: z.number(), size: z.number(), title: z.string(), keys: z.array(z.string()) }),
});

const nothingToSay = endpoint({
  method: 'POST',
  path: '/test/nothing',
  summary: 'Nothing',
  access: 'public',
  data: z.null(),
});
const zero = endpoint({ method: 'GET', path: '/test/zero', summary: 'Zero', access: 'public', data: z.number() });
const broken = endpoint({ method: 'GET', path: '/test/broken', summary: 'Broken', access: 'public', data: z.null() });
const lying = endpoint({
  method: 'GET',
  path: '/test/lying',
  summary: 'Lying',
  access: 'public',
  data: z.object({ id: z.number() }),
});
const stale = endpoint({
  method: 'PUT',
  path: '/test/stale',
  summary: 'Stale',
  access: 'public',
  conflict: z.object({ version: z.number() }),
  data: z.null(),
});
const unnamed = endpoint({
  method: 'PUT',
  path: '/test/unnamed',
  summary: 'Unnamed',
  access: 'public',
  data: z.null(),
});
const titled = endpoint({
  method: 'PUT',
  path: '/test/titled',
  summary: 'Titled',
  access: 'public',
  body: z.object({ title: z.string() }),
  example: { body: { title: 'Nhà phố' } },
  data: z.null(),
});
const adminOnly = endpoint({
  method: 'GET',
  path: '/test/admin',
  summary: 'Admins',
  access: 'admin',
  data: z.number(),
});
const picture = endpoint({
  method: 'POST',
  path: '/test/picture',
  summary: 'Upload',
  access: 'signedIn',
  bodyKind: 'upload',
  body: z.object({ rotation: z.coerce.number().default(0) }),
  example: { body: { rotation: 90 } },
  data: z.object({ name: z.string(), bytes: z.number(), rotation: z.number() }),
});
const download = endpoint({
  method: 'GET',
  path: '/test/download',
  summary: 'Download',
  access: 'signedIn',
  query: z.object({ name: z.string().default('Bảng giá "A".txt') }),
  replyKind: 'file',
  example: { query: { name: 'Bảng giá.txt' } },
  data: z.null(),
});

/** Who the line in the log names (`http/logging.ts`). */
const logged: (number | undefined)[] = [];

function registerTestEndpoints(app: FastifyInstance) {
  app.addHook('onResponse', async (request) => void logged.push(request.session?.actor.id));
  registerRoute(app, putHouse, {
    audit: { action: 'update', noun: 'house', record: 'houseId' },
    handler: ({ params, query, body, actor }) => ({
      ...params,
      ...query,
      title: body.title,
      keys: Object.keys(body),
      password_hash: `of ${actor.id}`,
    }),
  });
  registerRoute(app, nothingToSay, { audit: onlyReads, handler: () => null });
  registerRoute(app, zero, { handler: () => 0 });
  registerRoute(app, broken, {
    handler: () => {
      throw new Error('select * from users where phone = 0901234567');
    },
  });
  // @ts-expect-error an answer that breaks its contract does not compile
  registerRoute(app, lying, { handler: () => ({ id: 'seven' }) });
  registerRoute(app, stale, {
    audit: onlyReads,
    handler: () => {
      throw new HttpError('conflict', 'Bản ghi đã thay đổi', { current: { version: 3, password_hash: 'x' } });
    },
  });
  registerRoute(app, unnamed, {
    audit: onlyReads,
    handler: () => {
      throw new HttpError('conflict', 'Bản ghi đã thay đổi', { current: { version: 3, password_hash: 'x' } });
    },
  });
  registerRoute(app, adminOnly, { handler: () => 1 });
  registerRoute(app, picture, {
    audit: onlyReads,
    handler: ({ file, body }) => ({ name: file.name, bytes: file.bytes.length, rotation: body.rotation }),
  });
  registerRoute(app, download, {
    handler: ({ query }) => ({
      content: Readable.from(['Tổ Ấm']),
      type: 'text/plain; charset=utf-8',
      downloadAs: query.name,
    }),
  });
}

const { app } = testApp({ mounts: registerTestEndpoints });

test('an endpoint without an access rule, or without an example of what it asks, does not compile', () => {
  const described = { method: 'GET', path: '/test/open', summary: 'Open', data: z.null() } as const;
  // @ts-expect-error access is missing
  endpoint(described);
  const asking = { ...described, access: 'public', query: z.object({ size: z.number() }) } as const;
  // @ts-expect-error example is missing
  endpoint(asking);
  // @ts-expect-error the example is no call of it
  endpoint({ ...asking, example: { query: { size: 'many' } } });
});

/** It only has to compile; nothing calls it. */
export function wronglyMounted(fastify: FastifyInstance) {
  const handler = () => null;
  // @ts-expect-error a call that is no GET says what it leaves in the audit
  registerRoute(fastify, nothingToSay, { handler });
  // @ts-expect-error a GET leaves nothing
  registerRoute(fastify, broken, { audit: onlyReads, handler });
  // @ts-expect-error the call has no field of this name
  registerRoute(fastify, stale, { audit: { action: 'update', noun: 'house', record: 'house_id' }, handler });
  // @ts-expect-error the field is no id
  registerRoute(fastify, titled, { audit: { action: 'update', noun: 'house', record: 'title' }, handler });
  registerRoute(fastify, titled, {
    // @ts-expect-error the body has no such field
    audit: { action: ({ body }) => (body.status ? 'stop' : 'resume'), noun: 'house' },
    handler,
  });
}

test('a handler gets parsed input, and an answer loses what its contract does not name', async () => {
  const reply = await as(anActor()).put('/test/house/12?size=7', { title: ' Nhà phố ', hacked: true });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ data: { houseId: 12, size: 7, title: 'Nhà phố', keys: ['title', 'rooms'] } });
});

test('every bad field is named, in Vietnamese, by its path', async () => {
  const reply = await as(anActor()).put('/test/house/abc?size=11', { price: -1, rooms: [{ area: 'x' }] });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toEqual({
    code: 'invalid',
    message: 'Thông tin nhập không đúng. Vui lòng kiểm tra lại thông tin yêu cầu',
    errors: {
      houseId: 'Chỉ nhập số',
      size: 'Không được lớn hơn 10',
      title: 'Thông tin bắt buộc',
      price: 'Không được nhỏ hơn 0',
      'rooms.0.area': 'Chỉ nhập số',
    },
  });
});

test('nothing to say is a success; zero is data', async () => {
  expect((await anonymous.post('/test/nothing')).json()).toEqual({ success: true });
  expect((await anonymous.get('/test/zero')).json()).toEqual({ data: 0 });
});

test('a refusal carries its status, code, message, and of the current record what the contract names', async () => {
  const reply = await anonymous.put('/test/stale');
  expect(reply.statusCode).toBe(409);
  expect(reply.json()).toEqual({ code: 'conflict', message: 'Bản ghi đã thay đổi', current: { version: 3 } });
  const silent = await anonymous.put('/test/unnamed', {});
  expect(silent.json()).toEqual({ code: 'conflict', message: 'Bản ghi đã thay đổi' });
});

test('no cache keeps an answer', async () => {
  expect((await anonymous.get('/test/zero')).headers['cache-control']).toBe('no-store');
  expect((await anonymous.put('/test/stale', {})).headers['cache-control']).toBe('no-store');
});

test.each(['/test/broken', '/test/lying'])('our own fault on %s answers 500 and tells nothing', async (path) => {
  const reply = await anonymous.get(path);
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({ code: 'internal', message: expect.stringContaining('Whoops') });
  expect(reply.body).not.toMatch(/0901234567|stack|at /);
});

test('the log says who was refused', async () => {
  const actor = anActor();
  logged.length = 0;
  await as(actor).get('/test/admin');
  await anonymous.get('/test/admin');
  expect(logged).toEqual([actor.id, undefined]);
});

test('no session is 401, the wrong person 403, the right one is let in', async () => {
  expect((await anonymous.get('/test/admin')).statusCode).toBe(401);
  expect((await as(anActor()).get('/test/admin')).statusCode).toBe(403);
  expect((await as(anAdmin()).get('/test/admin')).statusCode).toBe(200);
});

describe('the API never answers 400, on which browsers log out', () => {
  const post = (headers: Record<string, string>, payload: string) =>
    app().inject({ method: 'POST', url: '/api/test/nothing', headers, payload });

  test.each([
    ['broken JSON', { 'content-type': 'application/json' }, '{"a":', 422],
    ['an empty JSON body', { 'content-type': 'application/json' }, '', 200],
    ['a poisoned prototype', { 'content-type': 'application/json' }, '{"__proto__":{"a":1}}', 422],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1', 415],
    ['plain text', { 'content-type': 'text/plain' }, 'a', 415],
    [
      'too much of somebody who has not signed in',
      { 'content-type': 'application/json' },
      `"${'x'.repeat(64_000)}"`,
      413,
    ],
    ['multipart where none is expected', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n', 415],
    ['multipart without a boundary', { 'content-type': 'multipart/form-data' }, 'x', 415],
  ])('%s', async (_what, headers, payload, status) => {
    const reply = await post(headers, payload);
    expect(reply.statusCode).toBe(status);
    if (status !== 200) expect(reply.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
  });

  test.each([
    ['an unknown route', '/api/nowhere', 404],
    ['an unknown method', '/api/test/nothing', 404],
    ['a badly encoded address', '/api/%zz', 422],
    ['an address that is no text', '/api/house/%E0%A4%A', 422],
  ])('%s, with the id that support asks for', async (_what, url, status) => {
    const reply = await app().inject({ method: 'GET', url, headers: { 'x-request-id': 'request-0001' } });
    expect(reply.headers['x-request-id']).toBe('request-0001');
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
  });
});

describe('uploads', () => {
  const form = (bytes: number, fields: Record<string, string> = {}) => {
    const made = new FormData();
    for (const [name, value] of Object.entries(fields)) made.append(name, value);
    made.append('image', new Blob([new Uint8Array(bytes)]), 'nhà.jpg');
    return made;
  };

  test('the file and its fields arrive parsed', async () => {
    const reply = await as(anActor()).upload('/test/picture', form(1234, { rotation: '90' }));
    expect(reply.json()).toEqual({ data: { name: 'nhà.jpg', bytes: 1234, rotation: 90 } });
  });

  test.each([
    ['Sổ "hồng" 100%.pdf', 'Sổ "hồng" 100%.pdf'],
    ['hai\r\ndòng.pdf', 'hai  dòng.pdf'],
    ['50%0.pdf', '50%0.pdf'],
    ['không đuôi', 'không đuôi'],
  ])('a file called %j keeps the name that the person gave it', async (name, stored) => {
    const named = new FormData();
    named.append('rotation', '0');
    named.append('image', new Blob(['x'], { type: 'image/jpg' }), name);
    const reply = await as(anActor()).upload('/test/picture', named);
    expect(reply.json()).toMatchObject({ data: { name: stored } });
  });

  test('5,000,000 bytes are accepted and one more is over the limit', async () => {
    expect((await as(anActor()).upload('/test/picture', form(5_000_000))).statusCode).toBe(200);
    const reply = await as(anActor()).upload('/test/picture', form(5_000_001));
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toEqual({ code: 'too_large', message: 'Over limited' });
  });

  test('no file, no upload at all, and no session', async () => {
    const empty = new FormData();
    empty.append('rotation', '90');
    const missing = await as(anActor()).upload('/test/picture', empty);
    expect([missing.statusCode, missing.json().errors]).toEqual([422, { file: 'Thông tin bắt buộc' }]);
    expect((await as(anActor()).post('/test/picture', {})).statusCode).toBe(415);
    expect((await anonymous.upload('/test/picture', form(10))).statusCode).toBe(401);
  });
});

describe('files', () => {
  test('a download streams, with a name that every browser reads', async () => {
    const reply = await as(anActor()).get('/test/download');
    expect(reply.body).toBe('Tổ Ấm');
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="Bang gia _A_.txt"; filename*=UTF-8''B%E1%BA%A3ng%20gi%C3%A1%20%22A%22.txt`,
    );
    expect(reply.headers['cache-control']).toBe('private, no-store');
  });

  test.each([
    ['Đường Đỗ Đình Đạt.pdf', 'Duong Do Dinh Dat.pdf'],
    ['đất nền ở Cần Thơ.xlsx', 'dat nen o Can Tho.xlsx'],
    ['a"b\\c/d%20e.pdf', 'a_b_c_d_20e.pdf'],
    ['giảm 100%.pdf', 'giam 100%.pdf'],
    ['房子😀.pdf', '____.pdf'],
  ])('%s is called %s by clients that read only ASCII', async (name, ascii) => {
    const reply = await as(anActor()).get(`/test/download?name=${encodeURIComponent(name)}`);
    const [, plainName, star] = /^attachment; filename="(.*)"; filename\*=UTF-8''(.*)$/.exec(
      String(reply.headers['content-disposition']),
    )!;
    expect([plainName, decodeURIComponent(star!)]).toEqual([ascii, name]);
  });

  test('the session cookie counts for a file that the browser fetches by itself, and for nothing else', async () => {
    const user = await insertUser();
    const token = await insertSession(user.id);
    const cookie = `other=1; USER_TOKEN=${token}`;
    const withCookie = (method: 'GET' | 'PUT', url: string, sent = cookie) =>
      app().inject({ method, url: `/api${url}`, headers: { cookie: sent } });
    expect((await withCookie('GET', '/test/download')).statusCode).toBe(200);
    // over https it has the prefix, and one that another host planted under the plain name does not count
    const prefixed = `USER_TOKEN=planted; __Host-USER_TOKEN=${token}`;
    expect((await withCookie('GET', '/test/download', prefixed)).statusCode).toBe(200);
    expect((await withCookie('GET', '/user/detail', prefixed)).statusCode).toBe(401);
    expect((await withCookie('GET', '/user/detail')).statusCode).toBe(401);
    expect((await withCookie('PUT', '/test/house/1')).statusCode).toBe(401);
  });
});

test('every answer has the security headers and its request id', async () => {
  const reply = await app().inject({ url: '/api/health', headers: { 'x-request-id': 'from-the-proxy-1' } });
  expect(reply.json()).toEqual({ status: 'ok', commit: null });
  expect(reply.headers['x-request-id']).toBe('from-the-proxy-1');
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  const policy = String(reply.headers['content-security-policy']);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
});
