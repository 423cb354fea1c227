import { VisitorStepFailed } from '@toam/chat-store/chat-store';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { keep, readKept } from '../kept/kept';
import { type Conversation, openConversation } from './conversation';
import { memoryStore } from './memory-store.fixture';

let conversation: Conversation;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  keep({ token: 'token', draft: '' });
});
afterEach(() => {
  conversation.stop();
  jest.useRealTimers();
});

const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

async function open(fixture = memoryStore()) {
  conversation = openConversation(fixture.store, () => undefined);
  await settle();
  return fixture;
}

const texts = () => conversation.state().messages.map(({ text }) => text);
const waiting = () => conversation.state().unsent.map(({ state }) => state);

test('what is written stands below until it is read back, once and in the store’s order', async () => {
  const fixture = await open();
  fixture.answer({ text: 'Dạ em nghe' });
  conversation.say('một');
  conversation.say('hai');
  expect(waiting()).toEqual(['sending', 'waiting']);
  await settle();
  expect(texts()).toEqual(['Dạ em nghe', 'một', 'hai']);
  expect(waiting()).toEqual([]);
});

test('an answer that got lost on its way stores the message once', async () => {
  const fixture = await open();
  fixture.world.losesAnswer = true;
  conversation.say('một lần');
  await settle(1000);
  expect(fixture.messages.map(({ text }) => text)).toEqual(['một lần']);
  expect(texts()).toEqual(['một lần']);
  expect(waiting()).toEqual([]);
});

test('without a network it says so and keeps the text; when the network is back it is sent by itself', async () => {
  const fixture = await open();
  fixture.world.isCut = true;
  conversation.say('giữ lấy');
  await settle();
  expect(conversation.state().unsent).toMatchObject([{ state: 'waiting', problem: 'Mất kết nối' }]);
  expect(conversation.state().isOffline).toBe(true);
  expect(readKept().unsent).toMatchObject([{ text: 'giữ lấy' }]);
  fixture.world.isCut = false;
  await settle(30_000);
  expect(texts()).toEqual(['giữ lấy']);
  expect([waiting(), readKept().unsent, conversation.state().isOffline]).toEqual([[], [], false]);
});

test('messages that were written without a network arrive in the order in which they were written', async () => {
  const fixture = await open();
  fixture.world.isCut = true;
  conversation.say('1');
  await settle(2500); // the first is tried again and again
  conversation.say('2');
  await settle(1500);
  conversation.say('3');
  fixture.world.isCut = false;
  await settle(30_000);
  expect(fixture.messages.map(({ text }) => text)).toEqual(['1', '2', '3']);
});

test('a busy store is asked again later, and nothing overtakes the message that it did not take', async () => {
  const fixture = await open();
  const busy = new VisitorStepFailed('tooFast', 'Bạn gửi quá nhanh', {}, 5000);
  const send = jest.spyOn(fixture.store, 'send').mockRejectedValueOnce(busy);
  conversation.say('1');
  await settle();
  conversation.say('2');
  await settle(4000);
  expect(send).toHaveBeenCalledTimes(1);
  await settle(1000);
  expect(fixture.messages.map(({ text }) => text)).toEqual(['1', '2']);
});

test('two tabs of a visitor keep what either has not sent', async () => {
  const fixture = await open();
  fixture.world.isCut = true;
  const other = openConversation(fixture.store, () => undefined);
  conversation.say('của thẻ một');
  other.say('của thẻ hai');
  await settle();
  expect(
    readKept()
      .unsent.map(({ text }) => text)
      .toSorted(),
  ).toEqual(['của thẻ hai', 'của thẻ một']);
  other.stop();
});

test('what a closed tab has not sent is sent by one that stays open, before that one’s later words', async () => {
  const fixture = await open();
  // another page has modules of its own, and the same storage
  const key = (at: number) => `toam.chat.unsent.00000000-0000-4000-8000-00000000000${at}`;
  for (const at of [1, 2]) localStorage.setItem(key(at), JSON.stringify({ text: `thẻ đóng ${at}`, at }));
  window.dispatchEvent(new StorageEvent('storage', { key: key(1) }));
  await settle(2000);
  expect(fixture.messages).toEqual([]);
  await settle(1000);
  conversation.say('thẻ mở');
  await settle();
  expect(fixture.messages.map(({ text }) => text)).toEqual(['thẻ đóng 1', 'thẻ đóng 2', 'thẻ mở']);
  expect([texts(), readKept().unsent]).toEqual([['thẻ đóng 1', 'thẻ đóng 2', 'thẻ mở'], []]);
});

test('what another tab has dropped meanwhile is not sent', async () => {
  const fixture = await open();
  fixture.world.isCut = true;
  conversation.say('thôi');
  await settle();
  const [{ key } = { key: '' }] = readKept().unsent;
  localStorage.removeItem(`toam.chat.unsent.${key}`);
  window.dispatchEvent(new StorageEvent('storage', { key: `toam.chat.unsent.${key}` }));
  fixture.world.isCut = false;
  await settle(30_000);
  expect([fixture.messages, waiting()]).toEqual([[], []]);
});

test('a text that a reload found on its way is sent with the key that it had', async () => {
  const fixture = await open();
  fixture.world.losesAnswer = true;
  conversation.say('đang đi');
  await settle();
  conversation.stop();
  await open(fixture);
  expect(fixture.messages).toHaveLength(1);
  expect(texts()).toEqual(['đang đi']);
});

test('a page with a picture that is not sent asks before it is left, one with texts alone does not', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const fixture = await open();
  fixture.world.isCut = true;
  conversation.say('được giữ trên máy');
  await settle();
  expect(isHeld()).toBe(false);
  conversation.sendPicture(new Blob(['x'], { type: 'image/png' }));
  await settle();
  expect(isHeld()).toBe(true);
  fixture.world.isCut = false;
  await settle(30_000);
  expect([fixture.messages.length, isHeld()]).toEqual([2, false]);
  conversation.stop();
  Object.assign(URL, { createObjectURL: undefined, revokeObjectURL: undefined });
});

test('a picture that was not sent when the page was loaded again is said to be lost, until the visitor drops it', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const fixture = await open();
  fixture.world.isCut = true;
  conversation.sendPicture(new Blob(['x'], { type: 'image/png' }));
  conversation.say('ảnh mặt tiền đó em');
  await settle();
  for (let reload = 0; reload < 2; reload += 1) {
    conversation.stop();
    fixture.world.isCut = false;
    await open(fixture);
    expect(conversation.state().unsent).toMatchObject([{ state: 'refused', problem: visitorText.pictureLost }]);
  }
  // the words behind it went out
  expect(fixture.messages.map(({ text }) => text)).toEqual(['ảnh mặt tiền đó em']);
  conversation.remove(conversation.state().unsent[0]!.key);
  conversation.stop();
  await open(fixture);
  expect(waiting()).toEqual([]);
});

test('a picture that arrived though its answer was lost is not said to be lost', async () => {
  const fixture = await open();
  fixture.world.losesAnswer = true;
  conversation.sendPicture(new Blob(['x'], { type: 'image/png' }));
  await settle();
  conversation.stop();
  await open(fixture);
  expect([fixture.messages.length, waiting()]).toEqual([1, []]);
  conversation.stop();
  Object.assign(URL, { createObjectURL: undefined, revokeObjectURL: undefined });
});

test('a lock refuses, and the text waits for the visitor', async () => {
  const fixture = await open();
  fixture.world.status = 0;
  conversation.say('chưa kịp');
  await settle();
  expect(conversation.state()).toMatchObject({
    isLocked: true,
    unsent: [{ state: 'refused', problem: 'Hội thoại đã bị khoá' }],
  });
  expect(readKept().unsent).toMatchObject([{ text: 'chưa kịp' }]);
  fixture.world.status = 1;
  fixture.hear();
  await settle();
  expect(texts()).toEqual(['chưa kịp']);
});

test('a picture that is refused for itself does not keep the words behind it back', async () => {
  const fixture = await open();
  const noPicture = new VisitorStepFailed('invalid', 'Chỉ nhận tệp ảnh');
  jest.spyOn(fixture.store, 'uploadPicture').mockRejectedValue(noPicture);
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  conversation.sendPicture(new Blob(['x']));
  conversation.say('một');
  await settle();
  conversation.say('hai');
  await settle();
  expect(texts()).toEqual(['một', 'hai']);
  expect(conversation.state().unsent).toMatchObject([{ state: 'refused', problem: 'Chỉ nhận tệp ảnh' }]);
});

test('what waits behind a lock is sent in order when it is opened', async () => {
  const fixture = await open();
  fixture.world.status = 0;
  conversation.say('một');
  await settle();
  conversation.say('hai');
  await settle();
  expect(fixture.messages).toEqual([]);
  fixture.world.status = 1;
  fixture.hear();
  await settle();
  expect(texts()).toEqual(['một', 'hai']);
});

test('an ended session stops asking', async () => {
  const fixture = await open();
  fixture.world.isEnded = true;
  fixture.hear();
  await settle();
  expect(conversation.state().phase).toBe('ended');
  const read = jest.spyOn(fixture.store, 'read');
  await settle(300_000);
  expect(read).not.toHaveBeenCalled();
});

test('it opens with the newest page, and reads older ones until there are no more', async () => {
  const fixture = memoryStore();
  fixture.world.pageSize = 2;
  for (const text of ['1', '2', '3', '4', '5']) fixture.answer({ text });
  fixture.messages[1]!.owner = 'client';
  fixture.world.seenUntil = '2';
  await open(fixture);
  expect([texts(), conversation.state().older, conversation.state().seen]).toEqual([['4', '5'], 'some', 0]);
  await Promise.all([conversation.readOlder(), conversation.readOlder()]);
  expect([texts(), conversation.state().older]).toEqual([['2', '3', '4', '5'], 'some']);
  expect(conversation.state().seen).toBe(1);
  await conversation.readOlder();
  expect([texts(), conversation.state().older]).toEqual([['1', '2', '3', '4', '5'], 'none']);
  fixture.answer({ text: '6' });
  await settle();
  expect([texts().at(-1), conversation.state().seen]).toEqual(['6', 2]);
});

test('older messages that did not come are asked for again by the visitor alone', async () => {
  const fixture = memoryStore();
  fixture.world.pageSize = 1;
  for (const text of ['1', '2']) fixture.answer({ text });
  await open(fixture);
  fixture.world.isCut = true;
  await conversation.readOlder();
  expect([texts(), conversation.state().older]).toEqual([['2'], 'failed']);
  fixture.world.isCut = false;
  fixture.hear();
  await settle(60_000);
  expect(conversation.state().older).toBe('failed');
  await conversation.readOlder();
  expect([texts(), conversation.state().older]).toEqual([['1', '2'], 'none']);
});

test('only what somebody looks at is read', async () => {
  const fixture = await open();
  fixture.answer({ text: 'Dạ' });
  await settle();
  expect(conversation.state().unread).toBe(1);
  expect(fixture.world.readUntil).toBeNull();
  conversation.look();
  await settle();
  expect([conversation.state().unread, fixture.world.readUntil]).toEqual([0, '1']);
});

test('a support that ran out without an event is noticed', async () => {
  const fixture = await open();
  fixture.world.supporter = 'Nguyễn Thu Hà';
  fixture.hear();
  await settle();
  fixture.world.supporter = null;
  await settle(30_000);
  expect(conversation.state().supporter).toBeNull();
});

test('the first reading that fails is tried again', async () => {
  const fixture = memoryStore();
  fixture.world.isCut = true;
  await open(fixture);
  expect(conversation.state().phase).toBe('failed');
  fixture.world.isCut = false;
  await settle(3000);
  expect(conversation.state().phase).toBe('open');
});
