import { visitorChat, type VisitorChat, type VisitorMessage } from '@toam/contracts/chat/chat.schema';
import { openVisitorChat, sendVisitorMessage } from '@toam/contracts/chat/visitor-chat.endpoints';
import { StepRefused, VisitorStepFailed } from '../chat-store';
import { apiVisitorStore } from './api-visitor-store';

const key = '00000000-0000-4000-8000-000000000003';
const api = 'https://toam.vn/api';

const aMessage = (id: number): VisitorMessage => ({
  ...{ id, name: 'Lan', owner: 'staff', text: `Tin ${id}`, status: 'Chưa xem', client_key: null },
  ...{ imageURL: null, thumbnail: null, width: null, height: null, house: null, createdAt: 1_700_000_000_000 },
});

const aChat = (list: VisitorMessage[], { more = false, seen_until = 0 } = {}): VisitorChat =>
  visitorChat.parse({ list, more, status: 1, supporter: null, unread: 0, seen_until, now: 1_700_000_000_000 });

const requests: { url: URL; method: string; headers: Headers; body: unknown }[] = [];

/** The network answers this, one after the other; the last for ever. */
function answers(...replies: [status: number, body: unknown][]): void {
  let at = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method, headers, body } = {}) => {
    const sent = typeof body === 'string' ? (JSON.parse(body) as unknown) : null;
    requests.push({ url: new URL(String(url)), method: method ?? 'GET', headers: new Headers(headers), body: sent });
    const [status, reply] = replies[Math.min(at++, replies.length - 1)]!;
    return new Response(typeof reply === 'string' ? reply : JSON.stringify(reply), { status });
  });
}

afterEach(() => {
  requests.length = 0;
  jest.restoreAllMocks();
});

test('what it sends fits the contracts, and the token is in a header alone', async () => {
  answers([200, { data: { token: 'secret', now: 1 } }], [200, { data: aMessage(1) }]);
  const store = apiVisitorStore({ token: null, api });
  expect(await store.open({ name: 'Minh', sex: 'men', phone_number: '0903618274' })).toBe('secret');
  await store.send({ text: 'Xin chào' }, key);
  expect(openVisitorChat.body.parse(requests[0]!.body)).toMatchObject({ name: 'Minh' });
  expect(sendVisitorMessage.body.parse(requests[1]!.body)).toEqual({ text: 'Xin chào', client_key: key });
  expect(requests.map(({ url }) => url.pathname)).toEqual(['/api/public/chat/session', '/api/public/chat/message']);
  expect(requests.map(({ headers }) => headers.get('x-chat-token'))).toEqual([null, 'secret']);
  expect(requests.some(({ url }) => url.href.includes('secret'))).toBe(false);
});

test('it reads on as long as there are more, after the last message', async () => {
  const first = Array.from({ length: 100 }, (_, at) => aMessage(at + 11));
  answers([200, { data: aChat(first, { more: true }) }], [200, { data: aChat([aMessage(111)], { seen_until: 111 }) }]);
  const page = await apiVisitorStore({ token: 'secret', api }).read('10');
  expect(requests.map(({ url }) => url.searchParams.get('after'))).toEqual(['10', '110']);
  expect(page.list).toHaveLength(101);
  expect(page).toMatchObject({ seen_until: '111', status: 1 });
});

test('it begins with the newest page alone, and reads older ones when it is asked', async () => {
  answers([200, { data: aChat([aMessage(11)], { more: true }) }], [200, { data: aChat([aMessage(9), aMessage(10)]) }]);
  const store = apiVisitorStore({ token: 'secret', api });
  const newest = await store.read(null);
  expect([newest.list.map(({ id }) => id), newest.more]).toEqual([['11'], true]);
  expect(await store.readOlder('11')).toEqual({
    list: [aMessage(9), aMessage(10)].map((one) => ({ ...one, id: String(one.id) })),
    more: false,
  });
  expect(requests.map(({ url }) => url.search)).toEqual(['', '?before=11']);
});

test.each([
  [404, { message: 'Phiên trò chuyện đã kết thúc' }, 'ended', 'Phiên trò chuyện đã kết thúc'],
  [422, { message: 'Sai', errors: { phone_number: 'Số điện thoại không đúng' } }, 'invalid', 'Sai'],
  [429, { message: 'Bạn gửi quá nhanh' }, 'tooFast', 'Bạn gửi quá nhanh'],
  [503, { message: 'Hệ thống đang tạm gián đoạn' }, 'unreachable', 'Hệ thống đang tạm gián đoạn'],
  [500, '<h1>Bad</h1>', 'unreachable', 'Hệ thống đang gián đoạn. Vui lòng thử lại sau giây lát'],
  [409, {}, 'failed', 'Hệ thống đang gián đoạn. Vui lòng thử lại sau giây lát'],
  [200, '<h1>Wi-Fi của quán</h1>', 'unreachable', 'Hệ thống đang gián đoạn. Vui lòng thử lại sau giây lát'],
])('%i %j is %s', async (status, body, reason, message) => {
  answers([status, body]);
  const failed = apiVisitorStore({ token: 'secret', api }).send({ text: 'a' }, key);
  await expect(failed).rejects.toBeInstanceOf(VisitorStepFailed);
  await expect(failed).rejects.toMatchObject({ reason, message });
});

test('a locked conversation refuses, and a cut network is unreachable', async () => {
  const store = apiVisitorStore({ token: 'secret', api });
  answers([403, { message: 'Hội thoại đã bị khoá' }]);
  // in the words of the office, a customer hears that they are to blame
  await expect(store.send({ text: 'a' }, key)).rejects.toEqual(new StepRefused('locked', 'Cuộc trò chuyện đã đóng'));
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(store.read(null)).rejects.toMatchObject({ reason: 'unreachable' });
});
