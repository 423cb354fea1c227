import { respond, documentAddress, cacheLoaded, kindOf, type WorkerRequest } from './cached-files';

const origin = 'https://toam.vn';
const asking = (url: string, mode = 'cors', method = 'GET'): WorkerRequest => ({ url: origin + url, mode, method });

test.each([
  ['a page', asking('/checkin/overview?now=1', 'navigate'), 'document'],
  ['the login page', asking('/auth/login', 'navigate'), 'login'],
  ['the chat of customers', asking('/widget/chat?in=https%3A%2F%2Fnhadep.vn', 'navigate'), null],
  ['the page of the API', asking('/api/docs', 'navigate'), null],
  ['a file opened by itself', asking('/remotes.json', 'navigate'), null],
  ['the registry', asking('/remotes.json'), 'pointer'],
  ['a manifest, of a build', asking('/remotes/hr/1a2b3c4d5e6f/mf-manifest.json'), 'immutable'],
  ['a manifest that belongs to no build', asking('/remotes/hr/mf-manifest.json'), null],
  ['the script without a hash', asking('/static/js/preload.js', 'no-cors'), 'pointer'],
  ['a file with a hash', asking('/remotes/hr/static/js/async/en.2eb34e4113.js', 'no-cors'), 'immutable'],
  ['a call', asking('/api/checkin/location/last'), null],
  ['a file of the API', asking('/api/files/1.2eb34e4113.webp', 'no-cors'), null],
  ['a change', asking('/remotes.json', 'cors', 'POST'), null],
  ['another origin', { ...asking(''), url: 'https://cdn.vn/a.2eb34e4113.js' }, null],
])('%s: %j', (_what, request, kind) => {
  expect(kindOf(request, origin)).toBe(kind);
});

/** A cache like the browser's, and answers like those of the network. */
function aStore() {
  const entries = new Map<string, Response>();
  const hrefOf = (request: RequestInfo | URL) =>
    new URL(typeof request === 'string' ? request : String((request as Request).url), origin).href;
  return {
    entries,
    match: async (request: RequestInfo | URL) => entries.get(hrefOf(request))?.clone(),
    put: async (request: RequestInfo | URL, answer: Response) => void entries.set(hrefOf(request), answer),
    keys: async () => [...entries.keys()].map((url) => ({ url }) as Request),
    delete: async (request: RequestInfo | URL) => entries.delete(hrefOf(request)),
  };
}
const anAnswer = (text: string, differing: Partial<Response> = {}): Response => {
  const answer = {
    ok: true,
    status: 200,
    type: 'basic',
    redirected: false,
    text: async () => text,
    ...differing,
  } as Response;
  return Object.assign(answer, { clone: () => answer });
};
const waitUntil = () => undefined;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('the document is fresh with a network, and the last one without', async () => {
  const store = aStore();
  const open = (url: string, request: () => Promise<Response>) =>
    respond('document', { url }, { store, request, waitUntil });
  expect(await (await open('/house', async () => anAnswer('first'))).text()).toBe('first');
  expect(await (await open('/house', async () => anAnswer('second'))).text()).toBe('second');
  expect(await (await open('/checkin', offline)).text()).toBe('second');
});

test.each(['document', 'login'] as const)(
  'without a network a %s of which nothing is kept says so, and offers to try again',
  async (kind) => {
    const store = aStore();
    const answer = await respond(kind, { url: '/' }, { store, request: offline, waitUntil });
    expect(answer).toMatchObject({ status: 503 });
    const { body } = new DOMParser().parseFromString(await answer.text(), 'text/html');
    expect(body.textContent).toContain('Không có mạng');
    expect(body.querySelector('button')?.textContent).toBe('Thử lại');
    expect(store.entries.size).toBe(0);
  },
);

test('the login page comes from the network, and is never kept', async () => {
  const store = aStore();
  const request = async () => anAnswer('login');
  expect(await (await respond('login', { url: '/auth/login' }, { store, request, waitUntil })).text()).toBe('login');
  expect(store.entries.size).toBe(0);
});

test('what takes too long is replaced by what is entries, and kept for the next time', async () => {
  jest.useFakeTimers();
  const store = aStore();
  store.entries.set(`${origin}/remotes.json`, anAnswer('old'));
  let arrive: (answer: Response) => void = () => undefined;
  const request = () => new Promise<Response>((resolve) => (arrive = resolve));
  const answered = respond('pointer', { url: '/remotes.json' }, { store, request, waitUntil });
  await jest.advanceTimersByTimeAsync(1500);
  expect(await (await answered).text()).toBe('old');
  arrive(anAnswer('new'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await store.entries.get(`${origin}/remotes.json`)!.text()).toBe('new');
  jest.useRealTimers();
});

test('a file with a hash is request for once', async () => {
  const store = aStore();
  const request = jest.fn(async () => anAnswer('code'));
  const url = `${origin}/static/js/a.2eb34e4113.js`;
  for (let times = 0; times < 3; times += 1)
    expect(await (await respond('immutable', { url }, { store, request, waitUntil })).text()).toBe('code');
  expect(request).toHaveBeenCalledTimes(1);
});

test('a failure, a redirection and a foreign answer are passed on but not kept', async () => {
  for (const differing of [{ ok: false, status: 500 }, { redirected: true }, { type: 'opaque' as const }]) {
    const store = aStore();
    const request = async () => anAnswer('no', differing);
    await respond('document', { url: '/house' }, { store, request, waitUntil });
    expect(store.entries.size).toBe(0);
  }
});

test('what a page has loaded is cached, what names files after them, and no calls; of too many files the oldest go that it does not use', async () => {
  const store = aStore();
  const file = (number: number) => `${origin}/static/js/${number}.2eb34e4113.js`;
  for (let number = 0; number < 450; number += 1) store.entries.set(file(number), anAnswer(''));
  const request = jest.fn(async (url: string) => anAnswer(url));
  await cacheLoaded(
    [file(0), `${origin}/remotes.json`, file(900), `${origin}/api/user/detail`, 'https://cdn.vn/a.2eb34e4113.js'],
    store,
    origin,
    request,
  );
  expect(request.mock.calls.map(([url]) => url)).toEqual([file(900), `${origin}/remotes.json`, documentAddress]);
  expect(store.entries.size).toBe(400);
  expect(store.entries.has(file(0))).toBe(true);
  expect(store.entries.has(file(1))).toBe(false);
  expect(store.entries.has(origin + documentAddress)).toBe(true);
});
