import { answerOf, documentAddress, keepAll, kindOf, type Asked } from './kept-files';

const origin = 'https://toam.vn';
const asking = (url: string, mode = 'cors', method = 'GET'): Asked => ({ url: origin + url, mode, method });

test.each([
  ['a page', asking('/checkin/overview?now=1', 'navigate'), 'document'],
  ['the login page', asking('/auth/login', 'navigate'), null],
  ['the page of the API', asking('/api/docs', 'navigate'), null],
  ['a file opened by itself', asking('/remotes.json', 'navigate'), null],
  ['the registry', asking('/remotes.json'), 'pointer'],
  ['a manifest', asking('/remotes/hr/mf-manifest.json'), 'pointer'],
  ['the script without a hash', asking('/static/js/preload.js', 'no-cors'), 'pointer'],
  ['a file with a hash', asking('/remotes/hr/static/js/async/en.2eb34e4113.js', 'no-cors'), 'hashed'],
  ['a call', asking('/api/checkin/location/last'), null],
  ['a file of the API', asking('/api/files/1.2eb34e4113.webp', 'no-cors'), null],
  ['a change', asking('/remotes.json', 'cors', 'POST'), null],
  ['another origin', { ...asking(''), url: 'https://cdn.vn/a.2eb34e4113.js' }, null],
])('%s: %j', (_what, asked, kind) => {
  expect(kindOf(asked, origin)).toBe(kind);
});

/** A cache like the browser's, and answers like those of the network. */
function aStore() {
  const kept = new Map<string, Response>();
  const hrefOf = (asked: RequestInfo | URL) =>
    new URL(typeof asked === 'string' ? asked : String((asked as Request).url), origin).href;
  return {
    kept,
    match: async (asked: RequestInfo | URL) => kept.get(hrefOf(asked))?.clone(),
    put: async (asked: RequestInfo | URL, answer: Response) => void kept.set(hrefOf(asked), answer),
    keys: async () => [...kept.keys()].map((url) => ({ url }) as Request),
    delete: async (asked: RequestInfo | URL) => kept.delete(hrefOf(asked)),
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
const lasting = () => undefined;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

test('the document is fresh with a network, and the last one without', async () => {
  const store = aStore();
  const open = (url: string, ask: () => Promise<Response>) => answerOf('document', { url }, { store, ask, lasting });
  expect(await (await open('/house', async () => anAnswer('first'))).text()).toBe('first');
  expect(await (await open('/house', async () => anAnswer('second'))).text()).toBe('second');
  expect(await (await open('/checkin', offline)).text()).toBe('second');
});

test('a page that was never open fails as it would without a worker', async () => {
  await expect(answerOf('document', { url: '/' }, { store: aStore(), ask: offline, lasting })).rejects.toThrow(
    'Failed',
  );
});

test('what takes too long is replaced by what is kept, and kept for the next time', async () => {
  jest.useFakeTimers();
  const store = aStore();
  store.kept.set(`${origin}/remotes.json`, anAnswer('old'));
  let arrive: (answer: Response) => void = () => undefined;
  const ask = () => new Promise<Response>((resolve) => (arrive = resolve));
  const answered = answerOf('pointer', { url: '/remotes.json' }, { store, ask, lasting });
  await jest.advanceTimersByTimeAsync(1500);
  expect(await (await answered).text()).toBe('old');
  arrive(anAnswer('new'));
  await jest.advanceTimersByTimeAsync(0);
  expect(await store.kept.get(`${origin}/remotes.json`)!.text()).toBe('new');
  jest.useRealTimers();
});

test('a file with a hash is asked for once', async () => {
  const store = aStore();
  const ask = jest.fn(async () => anAnswer('code'));
  const url = `${origin}/static/js/a.2eb34e4113.js`;
  for (let times = 0; times < 3; times += 1)
    expect(await (await answerOf('hashed', { url }, { store, ask, lasting })).text()).toBe('code');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a failure, a redirection and a foreign answer are passed on but not kept', async () => {
  for (const differing of [{ ok: false, status: 500 }, { redirected: true }, { type: 'opaque' as const }]) {
    const store = aStore();
    const ask = async () => anAnswer('no', differing);
    await answerOf('document', { url: '/house' }, { store, ask, lasting });
    expect(store.kept.size).toBe(0);
  }
});

test('what a page has loaded is kept, what names files after them, and no calls; of too many files the oldest go that it does not use', async () => {
  const store = aStore();
  const file = (number: number) => `${origin}/static/js/${number}.2eb34e4113.js`;
  for (let number = 0; number < 450; number += 1) store.kept.set(file(number), anAnswer(''));
  const ask = jest.fn(async (url: string) => anAnswer(url));
  await keepAll(
    [file(0), `${origin}/remotes.json`, file(900), `${origin}/api/user/detail`, 'https://cdn.vn/a.2eb34e4113.js'],
    store,
    origin,
    ask,
  );
  expect(ask.mock.calls.map(([url]) => url)).toEqual([file(900), `${origin}/remotes.json`, documentAddress]);
  expect(store.kept.size).toBe(400);
  expect(store.kept.has(file(0))).toBe(true);
  expect(store.kept.has(file(1))).toBe(false);
  expect(store.kept.has(origin + documentAddress)).toBe(true);
});
