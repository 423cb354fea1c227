import { send, Unreachable, type WireRequest } from './transport';

const asked: WireRequest = { method: 'GET', url: '/api/house/1', headers: {}, reply: 'json' };

/** Answers after `ms`, or rejects as a browser does when it is aborted first. */
const answering = (reply: Response, ms = 0) =>
  (globalThis.fetch = jest.fn(
    (_url, init) =>
      new Promise<Response>((resolve, reject) => {
        const timer = setTimeout(() => resolve(reply), ms);
        init?.signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(new DOMException('aborted', 'AbortError'));
        });
      }),
  ));

test('JSON comes parsed, with its status', async () => {
  answering(Response.json({ data: 1 }, { status: 201 }));
  await expect(send(asked)).resolves.toMatchObject({ status: 201, body: { data: 1 } });
});

test('a page of a proxy is no body: the status alone speaks', async () => {
  answering(new Response('<html>Bad gateway</html>', { status: 502 }));
  await expect(send(asked)).resolves.toMatchObject({ status: 502, body: undefined });
});

test('a file comes as a Blob, the refusal of a file as JSON', async () => {
  answering(new Response('xlsx', { headers: { 'content-type': 'application/vnd.ms-excel' } }));
  const { body } = await send({ ...asked, reply: 'file' });
  expect((body as Blob).size).toBe(4);
  answering(Response.json({ message: 'Không được' }, { status: 403 }));
  await expect(send({ ...asked, reply: 'file' })).resolves.toMatchObject({ body: { message: 'Không được' } });
});

test('what takes longer than its patience is late, not offline', async () => {
  answering(Response.json({}), 500);
  const failed = send({ ...asked, timeout: 20 });
  await expect(failed).rejects.toEqual(new Unreachable('timeout'));
  await expect(failed).rejects.toMatchObject({ reason: 'timeout' });
});

test('no network is offline', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(send(asked)).rejects.toMatchObject({ reason: 'offline' });
});

test('the caller’s abort keeps its reason, before and while it runs', async () => {
  answering(Response.json({}), 500);
  const left = new AbortController();
  const running = send({ ...asked, signal: left.signal });
  left.abort('left');
  await expect(running).rejects.toBe('left');
  await expect(send({ ...asked, signal: left.signal })).rejects.toBe('left');
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
});
