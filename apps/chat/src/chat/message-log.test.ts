import type { StoredMessage } from '@toam/chat-store/chat-store';
import { aConversation, aStoredMessage, ten, uuidOf } from './conversation.fixture';
import { extended, type MessageLog, readLog, settledLength, sharedLog } from './message-log';

const ids = ({ list }: { list: readonly StoredMessage[] }) => list.map(({ id }) => Number(id));
const several = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => aStoredMessage(from + at));

/** A store with these messages; it answers as the port says. */
function storeWith(stored: StoredMessage[], masked = false) {
  return ({ after, before, size }: { after?: string; before?: string; size: number }) => {
    const within = stored.filter(
      ({ id }) => Number(id) > Number(after ?? 0) && Number(id) < Number(before ?? Infinity),
    );
    const list = after === undefined ? within.slice(-size) : within.slice(0, size);
    return Promise.resolve({ list, more: list.length < within.length, row: aConversation({ masked }), now: ten });
  };
}

const ofOne = { uuid: uuidOf(1), joins: 0 };

test('the first reading is the newest page', async () => {
  const log = await readLog(undefined, storeWith(several(1, 50)));
  expect(ids(log)).toEqual(several(21, 50).map(({ id }) => Number(id)));
  expect(log.hasOlder).toBe(true);
});

test('what was missed while away comes once and without a gap, however much it is', async () => {
  const log = await readLog(
    { list: several(1, 5), hasOlder: false, masked: false, ...ofOne },
    storeWith(several(1, 320)),
  );
  expect(ids(log)).toEqual(several(1, 320).map(({ id }) => Number(id)));
});

test('messages that the customer has not seen are read again: their mark may have changed', async () => {
  const known = [
    aStoredMessage(1),
    aStoredMessage(2, { owner: 'staff', status: 'Chưa xem' }),
    aStoredMessage(3, { status: 'Đã xem' }),
  ];
  expect(settledLength(known)).toBe(1);
  const seen = [known[0]!, { ...known[1]!, status: 'Đã xem' as const }, known[2]!];
  const log = await readLog({ list: known, hasOlder: false, masked: false, ...ofOne }, storeWith(seen));
  expect(log.list.map(({ status }) => status)).toEqual(['Chưa xem', 'Đã xem', 'Đã xem']);
});

test('everything is read again when numbers come to be shown', async () => {
  const known = { list: several(1, 40), hasOlder: false, masked: true, ...ofOne };
  const shown = several(1, 41).map((message) => ({ ...message, text: '0909427318' }));
  const log = await readLog(known, storeWith(shown));
  expect([log.list.length, log.masked, log.list.every(({ text }) => text === '0909427318')]).toEqual([41, false, true]);
});

test('who reads far up keeps what was read there when numbers come to be shown', async () => {
  const known = { list: several(51, 400), hasOlder: true, masked: true, ...ofOne };
  const log = await readLog(known, storeWith(several(1, 402)));
  expect([ids(log)[0]! <= 51, ids(log).at(-1), new Set(ids(log)).size === log.list.length]).toEqual([true, 402, true]);
});

test('an older page that came while what is new was read stays', () => {
  const before = extended(
    { list: several(31, 40), hasOlder: true, masked: false, ...ofOne },
    { list: several(1, 30), more: false },
  );
  const read = { list: several(31, 42), hasOlder: true, masked: false, ...ofOne };
  const { list, hasOlder } = sharedLog(before, read);
  expect([list.map(({ id }) => Number(id)), hasOlder]).toEqual([several(1, 42).map(({ id }) => Number(id)), false]);
});

test('only recent messages are read again', () => {
  const list = [aStoredMessage(1, { owner: 'staff' }), ...several(2, 60)];
  expect(settledLength(list)).toBe(60);
});

test('an older page stands before the rest, once', () => {
  const log = { list: several(31, 40), hasOlder: true, masked: false, ...ofOne };
  const page = { list: several(1, 30), more: false };
  expect(ids(extended(log, page))).toEqual(several(1, 40).map(({ id }) => Number(id)));
  expect(extended(log, { list: several(31, 40), more: true })).toBe(log);
});

test('everything is read again when a thread was joined: its messages stand between those that are known', async () => {
  const known = { list: several(1, 5), hasOlder: false, masked: false, ...ofOne };
  const store = storeWith(several(1, 9));
  const joined: typeof store = async (part) => {
    const page = await store(part);
    return { ...page, row: { ...page.row, joins: 1 } };
  };
  const log = await readLog(known, joined);
  expect([ids(log).length, log.joins]).toEqual([9, 1]);
});

test('messages that are as they were keep their objects, wherever they stand now', () => {
  const log: MessageLog = { list: several(31, 40), hasOlder: true, masked: false, ...ofOne };
  const again = { ...log, list: [...several(1, 40), aStoredMessage(41)] };
  again.list[35] = aStoredMessage(36, { status: 'Đã xem' });
  const { list } = sharedLog(log, again);
  expect(list).toEqual(again.list);
  expect(list.flatMap((message) => (log.list.includes(message) ? Number(message.id) : []))).toEqual([
    ...[31, 32, 33, 34, 35, 37, 38, 39, 40],
  ]);
});

test('what was read again without any change is the log as it was', () => {
  const log: MessageLog = { list: several(1, 40), hasOlder: true, masked: false, ...ofOne };
  const read = (differing: Partial<MessageLog>) => sharedLog(log, { ...log, list: several(1, 40), ...differing });
  expect(read({})).toBe(log);
  expect(read({ hasOlder: false })).toEqual({ ...log, hasOlder: false });
  expect(read({ masked: true }).masked).toBe(true);
});
