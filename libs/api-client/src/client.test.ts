// eslint-disable-next-line no-restricted-imports -- what is sent is looked at by a real server; the test runs in Node
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
// eslint-disable-next-line no-restricted-imports -- as above
import type { AddressInfo } from 'node:net';
import { endpoint } from '@toam/contracts/endpoint';
import { commonText } from '@toam/contracts/texts/common';
import { z } from 'zod';
import { call } from './call';
import { client, connectSession } from './client';
import { download } from './download';
import { upload } from './upload';

const countHouses = endpoint({
  method: 'GET',
  path: '/house/count',
  summary: 'Counts',
  access: 'signedIn',
  data: z.number(),
});
const leaveHouse = endpoint({
  method: 'POST',
  path: '/house/leave',
  summary: 'Leaves a house',
  access: 'signedIn',
  body: z.object({ page: z.string() }),
  example: { body: { page: 'mot-trang' } },
  data: z.null(),
});
const exportHouses = endpoint({
  method: 'POST',
  path: '/house/export',
  summary: 'Exports houses',
  access: 'signedIn',
  replyKind: 'file',
  body: z.object({ all: z.boolean() }),
  example: { body: { all: true } },
  data: z.null(),
});
const storeDocument = endpoint({
  method: 'POST',
  path: '/document',
  summary: 'Stores a document',
  access: 'signedIn',
  bodyKind: 'upload',
  body: z.object({ house_id: z.number() }),
  example: { body: { house_id: 7 } },
  data: z.number(),
});

interface Received {
  request: IncomingMessage;
  body: string;
}

/** Replaces the browser's same-origin rule: in the test the API is at another origin. */
const openToThePage = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type',
  'access-control-expose-headers': 'x-total-rows, content-disposition',
};

let server: Server;
let received: Received[] = [];
let reply: RequestListener;

const answering = (status: number, body: string, headers: Record<string, string> = {}) => {
  reply = (_request, response) => response.writeHead(status, headers).end(body);
};
const json = { 'content-type': 'application/json' };

beforeAll(async () => {
  server = createServer((request, response) => {
    for (const [name, value] of Object.entries(openToThePage)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      received.push({ request, body });
      reply(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

afterEach(() => {
  jest.restoreAllMocks();
});

beforeEach(() => {
  received = [];
  client.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  connectSession({ token: () => null, ended: () => undefined });
});

describe('a call', () => {
  test('is sent as JSON with the session, and its answer is parsed', async () => {
    connectSession({ token: () => 'token-1', ended: () => undefined });
    answering(201, '{"success":true}', json);
    await expect(call(leaveHouse, { body: { page: 'p1' } })).resolves.toBeNull();
    const { request, body } = received[0]!;
    expect([request.method, request.url, body]).toEqual(['POST', '/api/house/leave', '{"page":"p1"}']);
    expect(request.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: 'Bearer token-1',
    });
    expect(request.headers['user-agent']).not.toMatch(/axios/); // the API reads a sign-in's device from it
  });

  test('that a proxy answers with its page fails by the status alone', async () => {
    answering(502, '<html>Bad gateway</html>', { 'content-type': 'text/html' });
    await expect(call(countHouses)).rejects.toMatchObject({ status: 502, code: 'unreadable' });
  });

  test('that takes longer than its timeout is late, not offline', async () => {
    reply = () => undefined;
    const late = client.get('/api/house/count', { timeout: 50 });
    await expect(late).rejects.toMatchObject({ status: 0, code: 'timeout', message: commonText.timedOut });
  });

  test('without a network is offline', async () => {
    client.defaults.baseURL = 'http://127.0.0.1:1';
    await expect(call(countHouses)).rejects.toMatchObject({ status: 0, code: 'offline', message: commonText.offline });
  });

  test('that its caller aborts keeps the reason, before it is sent and while it runs', async () => {
    const left = new AbortController();
    reply = () => left.abort('left');
    await expect(call(countHouses, {}, left.signal)).rejects.toBe('left');
    await expect(call(countHouses, {}, left.signal)).rejects.toBe('left');
    expect(received).toHaveLength(1);
  });

  test('that outlives its page is on its way at once', async () => {
    answering(200, '{"success":true}', json);
    const fetched = jest.spyOn(globalThis, 'fetch');
    const last = call(leaveHouse, { body: { page: 'p1' }, keepalive: true });
    const [request] = fetched.mock.calls[0] as [Request];
    expect([request.keepalive, request.cache]).toEqual([true, 'no-store']);
    await last;
  });
});

describe('a file', () => {
  const sheet = 'x'.repeat(200_000);

  test('comes as a Blob with its name; its bytes and headers are told as they come', async () => {
    answering(200, sheet, {
      'content-type': 'application/vnd.ms-excel',
      'content-disposition': `attachment; filename*=UTF-8''Nh%C3%A0.xlsx`,
      'x-total-rows': '12',
    });
    const onReceived = jest.fn();
    const { file, name } = await download(exportHouses, { body: { all: true } }, { onReceived });
    expect([file.size, name]).toEqual([sheet.length, 'Nhà.xlsx']);
    const [bytes, header] = onReceived.mock.lastCall as [number, (name: string) => string | null];
    expect([bytes, header('x-total-rows')]).toEqual([sheet.length, '12']);
  });

  test('that is refused fails with what the API says, and tells of no bytes', async () => {
    answering(403, '{"message":"Không được","code":"forbidden"}', json);
    const onReceived = jest.fn();
    const refused = download(exportHouses, { body: { all: true } }, { onReceived });
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'forbidden', message: 'Không được' });
    expect(onReceived).not.toHaveBeenCalled();
  });

  test('that breaks off half-way is no file', async () => {
    reply = (_request, response) => {
      response.writeHead(200, { 'content-length': String(sheet.length) }).write('half', () => response.destroy());
    };
    const broken = download(exportHouses, { body: { all: true } });
    await expect(broken).rejects.toMatchObject({ code: 'offline' });
  });

  test('is uploaded after its fields, and told of until it is sent', async () => {
    answering(201, '{"data":7}', json);
    const onProgress = jest.fn();
    const file = new File([sheet], 'hop-dong.pdf', { type: 'application/pdf' });
    await expect(upload(storeDocument, { file, fields: { house_id: 9 } }, { onProgress })).resolves.toBe(7);
    expect(onProgress).toHaveBeenLastCalledWith(1);
    const { request, body } = received[0]!;
    expect(request.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(body.indexOf('name="house_id"')).toBeLessThan(body.indexOf('filename="hop-dong.pdf"'));
  });

  test('of which the upload is given up keeps the reason', async () => {
    const stop = new AbortController();
    reply = () => stop.abort('stopped');
    const given = upload(storeDocument, { file: new File([sheet], 'a.pdf') }, { signal: stop.signal });
    await expect(given).rejects.toBe('stopped');
  });
});
