import { newKey } from '@toam/chat-store/contract/check';
import { leaseCases } from '@toam/chat-store/contract/lease.cases';
import { runMachine } from '@toam/chat-store/contract/machine';
import { messageCases } from '@toam/chat-store/contract/message.cases';
import { threadCases } from '@toam/chat-store/contract/thread.cases';
import { firestoreWorld } from './firestore.world';

let world: Awaited<ReturnType<typeof firestoreWorld>>;

beforeAll(async () => {
  world = await firestoreWorld();
});
afterAll(() => world.close());

describe('the Firestore store', () => {
  test.each([...leaseCases, ...messageCases, ...threadCases])('%s', (_sentence, run) => run(world));
});

test('a house is sent as the API says it, whatever a page says', async () => {
  const lan = await world.colleague(1);
  const { id, store } = await world.customer();
  await lan.claim(id, false);
  const house = { id: 5, title: 'Nhà khác', price: '1 đ', facts: '', picture: null, place: '', link: 'javascript:alert(1)' };
  await lan.send(id, { house }, newKey());
  const [card] = (await store.read(null)).list;
  expect(card!.house).toMatchObject({ id: 5, title: 'Nhà hẻm xe hơi', price: '5 tỷ', link: 'https://toam.vn/nha' });
}); // prettier-ignore

test('a visitor sends 40 messages in a quarter of an hour, and goes on after it', async () => {
  const { store } = await world.customer();
  const say = () => store.send({ text: 'Alo' }, newKey());
  for (let sent = 0; sent < 40; sent++) await say();
  await expect(say()).rejects.toMatchObject({ reason: 'tooFast', message: 'Tin nhắn gửi hơi nhanh. Anh chị vui lòng chờ ít phút rồi gửi tiếp' }); // prettier-ignore
  await world.advance(900);
  await say();
});

test('a sign-in that is over is renewed; without a new one nothing is read', async () => {
  const lan = await world.colleague(1);
  const { id } = await world.customer();
  await world.advance(1200);
  await lan.claim(id, false);
  expect((await lan.readConversation(id)).supporter?.id).toBe(1);
  world.lockAccount(1);
  await world.advance(1200);
  await expect(lan.readConversation(id)).rejects.toThrow();
  await expect(lan.claim(id, false)).rejects.toThrow();
});

test('whoever answers is told when a clock was set: their lease is over', async () => {
  const { emulator, ...people } = await firestoreWorld({ compareClocks: 50 });
  const lan = await people.colleague(1);
  const { id } = await people.customer();
  await lan.claim(id, false);
  let hear = () => undefined as void;
  const anything = () => new Promise<void>((resolve) => (hear = resolve));
  const begun = anything();
  const stop = lan.follow((changed) => changed === null && hear());
  await begun;
  expect((await lan.readConversation(id)).may_write).toBe(true);
  const told = anything();
  emulator.database.advance(121_000);
  await told;
  expect(await lan.readConversation(id)).toMatchObject({ may_write: false, live_until: null });
  stop();
  await people.close();
});

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

test(`whatever people do at once, some order of it explains it, seed ${seed}`, async () => {
  const { emulator, ...people } = await firestoreWorld();
  emulator.delay(() => new Promise((resolve) => setTimeout(resolve, Math.random() * 8)));
  const counts = await runMachine(people, seed, { rounds: 2, moments: 10 });
  emulator.delay(undefined);
  await people.close();
  expect(Object.keys(counts).length).toBeGreaterThan(4);
}, 60_000);
