import { endpoint } from '@toam/contracts/endpoint';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { commonText } from '@toam/contracts/texts/common';
import { z } from 'zod';
import { call } from './call';
import { connectSession } from './client';
import { replaceTransport, Unreachable, type WireReply, type WireRequest } from './transport';

const listHouses = endpoint({
  method: 'POST',
  path: '/house/list',
  summary: 'Lists houses',
  access: 'signedIn',
  query: pageQuery(),
  body: z.object({ mode: z.string() }),
  example: { query: { page: 1 }, body: { mode: 'publicList' } },
  data: pageOf(z.object({ id: z.number() })),
});
const seeHouse = endpoint({
  method: 'GET',
  path: '/house/:houseId',
  summary: 'Reads a house',
  access: 'signedIn',
  params: z.object({ houseId: z.coerce.number() }),
  query: z.object({ columns: z.array(z.string()).optional(), range: z.object({ from: z.number() }).optional() }),
  example: { params: { houseId: 7 }, query: { columns: ['title'], range: { from: 1 } } },
  data: z.object({ id: z.number(), title: z.string() }),
});
const signOut = endpoint({
  method: 'POST',
  path: '/auth/signout',
  summary: 'Signs out',
  access: 'signedIn',
  data: z.null(),
});
const countHouses = endpoint({
  method: 'GET',
  path: '/house/count',
  summary: 'Counts',
  access: 'signedIn',
  data: z.number(),
});

const sent: WireRequest[] = [];
const replying = (status: number, body: unknown): void => {
  replaceTransport((request) => {
    sent.push(request);
    return Promise.resolve<WireReply>({ status, body });
  });
};

const ended = jest.fn();
let token: string | null = 'first-token';

beforeEach(() => {
  sent.length = 0;
  ended.mockReset();
  token = 'first-token';
  connectSession({ token: () => token, ended });
});

describe('the request', () => {
  test('fills the path, writes the query and carries the token', async () => {
    replying(200, { data: { id: 7, title: 'Nhà phố' } });
    await call(seeHouse, { params: { houseId: 7 }, query: { columns: ['id', 'title'], range: { from: 1 } } });
    expect(sent[0]).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer first-token' }, body: undefined });
    expect(decodeURIComponent(sent[0]?.url ?? '')).toBe('/api/house/7?columns=id&columns=title&range={"from":1}');
  });

  test('sends a body as JSON, leaves undefined query keys out and may be made repeatable', async () => {
    replying(200, { data: { total: 0, total_page: 0, page: 1, list: [] } });
    await call(listHouses, {
      query: { page: 2, size: undefined },
      body: { mode: 'publicList' },
      idempotencyKey: 'k-1',
    });
    expect(sent[0]).toMatchObject({
      url: '/api/house/list?page=2',
      body: '{"mode":"publicList"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1' },
    });
  });

  test('needs no input where the endpoint accepts none', async () => {
    replying(200, { success: true });
    await expect(call(signOut)).resolves.toBeNull();
  });

  test('a missing parameter is our own slip, found before anything is sent', async () => {
    await expect(call(seeHouse, { params: { houseId: undefined } })).rejects.toThrow(TypeError);
  });
});

describe('what changes something is sent once', () => {
  const makeHouse = endpoint({
    method: 'POST',
    path: '/house',
    once: true,
    summary: 'Makes a house',
    access: 'signedIn',
    body: z.object({ title: z.string() }),
    example: { body: { title: 'Nhà' } },
    data: z.number(),
  });
  const make = (title = 'Nhà') => call(makeHouse, { body: { title } });
  const keys = () => sent.map(({ headers }) => headers['idempotency-key']);

  test('two clicks at the same moment are one request, and both get its answer', async () => {
    replying(200, { data: 7 });
    expect(await Promise.all([make(), make()])).toEqual([7, 7]);
    expect(sent).toHaveLength(1);
  });

  test('other content, and the same again after the answer, are sent', async () => {
    replying(200, { data: 7 });
    await Promise.all([make(), make('Nhà khác')]);
    await make();
    expect(new Set(keys()).size).toBe(3);
    for (const key of keys()) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  test('what nobody answered is sent again with its key; what was refused, or done, with another', async () => {
    replaceTransport((request) => {
      sent.push(request);
      return Promise.reject(new Unreachable('timeout'));
    });
    await expect(make()).rejects.toThrow();
    await expect(make()).rejects.toThrow();
    replying(422, { message: 'Sai' });
    await expect(make()).rejects.toThrow();
    replying(200, { data: 7 });
    await make();
    const [first, second, third, fourth] = keys();
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });
});

describe('the envelope (specification 3 §8.1, D1)', () => {
  test.each([0, 5])('data %s is data', async (data) => {
    replying(200, { data, message: 'ignored' });
    await expect(call(countHouses)).resolves.toBe(data);
  });

  test('a message without data is an error', async () => {
    replying(200, { message: 'Nhà đã bán' });
    await expect(call(countHouses)).rejects.toMatchObject({ message: 'Nhà đã bán' });
  });

  test('success without data is null', async () => {
    replying(201, { success: true });
    await expect(call(countHouses)).resolves.toBeNull();
  });

  test.each([{}, { success: false }, undefined, 'html'])('anything else (%j) is an error', async (body) => {
    replying(200, body);
    await expect(call(countHouses)).rejects.toMatchObject({ message: commonText.emptyAnswer });
  });

  test('data that breaks the contract is caught while developing', async () => {
    replying(200, { data: { id: 'seven', title: 'Nhà' } });
    await expect(call(seeHouse, { params: { houseId: 7 } })).rejects.toThrow(/broke its contract/);
  });
});

describe('failures', () => {
  test.each([
    [403, undefined, commonText.forbidden],
    [404, undefined, commonText.notFound],
    [404, { message: 'Không tìm thấy nhà', code: 'not_found' }, 'Không tìm thấy nhà'],
    [405, undefined, commonText.methodNotAllowed],
    [413, undefined, commonText.tooLarge],
    [429, undefined, commonText.tooMany],
    [500, undefined, commonText.serverFailed],
    [502, undefined, commonText.serverFailed],
  ])('status %i with body %j reads as its text', async (status, body, message) => {
    replying(status, body);
    await expect(call(countHouses)).rejects.toMatchObject({ status, message });
    expect(ended).not.toHaveBeenCalled();
  });

  test('invalid input brings the fields, a conflict the record as it stands', async () => {
    replying(422, { code: 'invalid', message: 'Sai', errors: { price: 'Phải lớn hơn 0' } });
    await expect(call(countHouses)).rejects.toMatchObject({ code: 'invalid', errors: { price: 'Phải lớn hơn 0' } });
    replying(409, { code: 'conflict', message: 'Cũ', current: { version: 3 } });
    await expect(call(countHouses)).rejects.toMatchObject({ code: 'conflict', current: { version: 3 } });
  });

  test('no network and a late server say so in Vietnamese', async () => {
    replaceTransport(() => Promise.reject(new Unreachable('offline')));
    await expect(call(countHouses)).rejects.toMatchObject({ status: 0, code: 'offline', message: commonText.offline });
    replaceTransport(() => Promise.reject(new Unreachable('timeout')));
    await expect(call(countHouses)).rejects.toMatchObject({ status: 0, code: 'timeout', message: commonText.timedOut });
  });

  test('an abort by the caller stays an abort', async () => {
    const reason = new DOMException('left the page', 'AbortError');
    replaceTransport(() => Promise.reject(reason));
    await expect(call(countHouses, {}, new AbortController().signal)).rejects.toBe(reason);
  });
});

describe('a dead session', () => {
  test.each([400, 401])('status %i reports the end with its text', async (status) => {
    replying(status, { message: 'whatever' });
    await expect(call(countHouses)).rejects.toMatchObject({
      message: commonText.sessionEnded,
      code: 'unauthenticated',
    });
    expect(ended).toHaveBeenCalledWith(commonText.sessionEnded);
  });

  test('a late answer to an older token does not end the new session', async () => {
    replaceTransport(() => {
      token = 'second-token';
      return Promise.resolve({ status: 401, body: undefined });
    });
    await expect(call(countHouses)).rejects.toMatchObject({ status: 401 });
    expect(ended).not.toHaveBeenCalled();
  });

  test('nobody is signed out who was not signed in', async () => {
    token = null;
    replying(401, undefined);
    await expect(call(countHouses)).rejects.toMatchObject({ status: 401 });
    expect(ended).not.toHaveBeenCalled();
  });
});
