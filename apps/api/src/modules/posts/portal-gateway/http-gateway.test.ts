import { randomUUID } from 'node:crypto';
import { httpGateway } from './http-gateway';
import type { PortalGateway, PostRequest } from './portal-gateway';
import { type ReferenceServer, startReferenceServer } from './reference-server.fixture';

const password = 'mật-khẩu-cổng-tin-7Q!';

let server: ReferenceServer;
let gateway: PortalGateway;

beforeAll(async () => {
  server = await startReferenceServer();
  gateway = httpGateway(server);
}, 30_000);
afterAll(() => server.stop());
beforeEach(() => server.tell('forget'));

const stored = () => server.kept();
const next = (...behaviours: object[]) => server.tell('next', behaviours);

const content = {
  ...{ title: 'Nhà hẻm xe hơi', text: 'Nhà mới', address: 'Nguyễn Văn Đậu', price: 8_650_000_000, purpose: 0 as const },
  ...{ area: 62, width: 4, length: 15, floors: 4, bedrooms: 3, bathrooms: 2, direction: null, images: [1] },
  ...{ property_type: null, house_type: null, ownership: null, project: null, district: 'Bình Thạnh', city: null },
  ...{ news: 'VIP ngày', type_news: 1, type_news_day: 7, type_news_value: 40_000 },
  ...{ batdongsan_type_news: 5, batdongsan_type_news_days: 10 },
};
const request = (values: Partial<PostRequest> = {}): PostRequest => ({
  ...{ key: randomUUID(), portal: 'alonhadat', account: { name: 'thuha.toam', password }, content },
  pictures: [{ name: '1.webp', type: 'image/webp', bytes: new Uint8Array([1, 2, 3]) }],
  ...values,
});

test('a post goes up with its pictures, is there already by its key, is changed and taken down', async () => {
  const asked = request();
  const first = await gateway.post(asked);
  expect(first).toEqual({ ref: 'R1', link: 'https://alonhadat.example/tin-1', status: 'created' });
  expect(await gateway.post(asked)).toEqual({ ...first, status: 'existing' });
  await gateway.update({ ...asked, ref: first.ref, content: { ...content, title: 'Tên mới' } });
  expect(await stored()).toEqual([
    expect.objectContaining({
      key: asked.key,
      account: 'thuha.toam',
      pictures: 1,
      content: expect.objectContaining({ title: 'Tên mới' }),
    }),
  ]);
  await gateway.remove({ ...asked, ref: first.ref });
  await gateway.remove({ ...asked, ref: first.ref });
  expect((await stored())[0]!.removed).toBe(true);
  await gateway.remove({ ...request(), ref: null });
});

test.each([
  ['busy', { do: 'busy', seconds: 90 }, { message: 'Cổng bận', retryAfter: 90 }],
  ['busy for days', { do: 'busy', seconds: 900_000 }, { message: 'Cổng bận', retryAfter: 3600 }],
  ['500', { do: 'error' }, { message: 'Cổng báo lỗi 500', retryAfter: null }],
  ['HTML with 200', { do: 'html' }, { message: 'Cổng trả lời không đọc được' }],
  ['HTML with 502', { do: 'html', status: 502 }, { message: 'Cổng báo lỗi 502' }],
  ['another key', { do: 'wrongKey' }, { message: 'Cổng trả lời không đọc được' }],
  ['another portal', { do: 'otherPortal' }, { message: 'Cổng trả lời không đọc được' }],
  ['no number of the post', { do: 'noRef' }, { message: 'Cổng trả lời không đọc được' }],
  ['a link that is a script', { do: 'badLink' }, { message: 'Cổng trả lời không đọc được' }],
  ['an unknown status', { do: 'otherStatus' }, { message: 'Cổng trả lời không đọc được' }],
  ['an endless answer', { do: 'huge' }, { message: 'Cổng trả lời không đọc được' }],
  ['a way elsewhere', { do: 'redirect' }, { message: 'Không nối được với cổng' }],
  ['a closed line after accepting', { do: 'drop' }, { message: 'Không nối được với cổng' }],
])('%s: nobody knows what became of it, so it is asked again by its key', async (_what, behaviour, failure) => {
  await next(behaviour);
  const asked = request();
  await expect(gateway.post(asked)).rejects.toMatchObject(failure);
  const { status } = await gateway.post(asked);
  expect((await stored()).map((one) => one.key)).toEqual([asked.key]);
  const wasThere = ['wrongKey', 'otherPortal', 'noRef', 'badLink', 'otherStatus', 'drop'].includes(behaviour.do);
  expect(status).toBe(wasThere ? 'existing' : 'created');
});

test('an answer that comes twice is one', async () => {
  await next({ do: 'twice' });
  const asked = request();
  expect((await gateway.post(asked)).status).toBe('created');
  expect((await gateway.post(request())).status).toBe('created');
  expect(await stored()).toHaveLength(2);
});

test('a slow one is given up after 15 seconds, and found by its key', async () => {
  await next({ do: 'slow', milliseconds: 17_000 });
  const asked = request();
  const from = Date.now();
  await expect(gateway.post(asked)).rejects.toMatchObject({ message: 'Cổng không trả lời kịp' });
  expect(Date.now() - from).toBeLessThan(16_500);
  expect((await gateway.post(asked)).status).toBe('existing');
}, 30_000);

test('a refusal is told in its words, never with the password, whatever the gateway says', async () => {
  await next(
    { do: 'refuse', reason: 'Tài khoản cổng không đủ tiền', field: 'balance' },
    { do: 'echo' },
    { do: 'refuse', reason: ' \u200b' },
  );
  await expect(gateway.post(request())).rejects.toMatchObject({
    message: 'Tài khoản cổng không đủ tiền',
    repair: 'balance',
  });
  await expect(gateway.post(request())).rejects.toMatchObject({ message: 'Cổng từ chối tin' });
  await expect(gateway.post(request())).rejects.toMatchObject({ message: 'Cổng từ chối tin' });
});

test('a wrong key of the gateway, and a gateway that is not there', async () => {
  await expect(httpGateway({ ...server, key: 'another key of 16' }).post(request())).rejects.toMatchObject({
    message: 'Cổng báo lỗi 401',
  });
  await expect(httpGateway({ ...server, url: 'http://127.0.0.1:1' }).post(request())).rejects.toMatchObject({
    message: 'Không nối được với cổng',
  });
});
