import type { Write } from '../firestore-emulator/database';
import type { Identity } from '../firestore-emulator/identity';
import {
  at,
  bao,
  changes,
  clientMessage,
  clientWrites,
  conversation,
  creates,
  customer,
  equal,
  heldByLan,
  joinedNewcomer,
  joinsThread,
  key,
  lan,
  messages,
  messagesWhere,
  newcomer,
  newcomerWrites,
  phone,
  serverTime,
  since,
  staffMessage,
  threadId,
  uuid,
  visitor,
  world,
} from './rules.fixture';

const status = `status/${phone}`;
const other = '0912000111';
const joined = { devices: [threadId], unread: 2, read: 0, waiting: true, theLastMessage: at(3) };
const done = { joined: true, unread: 0, read: 1, waiting: false, theLastMessage: null };
const mine = { supporter: { id: 7, name: 'Lan', avatar: null }, startTimeSupport: at(0) };
const joining: [string, boolean, Identity, object, object, Write[], number?][] = [
  ['a colleague is sure of a device', true, lan, {}, {}, joinsThread()],
  ['who answers it', true, lan, {}, mine, joinsThread()],
  ['a colleague while another answers it', false, bao, {}, mine, joinsThread()],
  ['when that lease is over', true, bao, {}, mine, joinsThread(), 124],
  ['while somebody answers the customer', true, bao, heldByLan, {}, joinsThread()],
  ['a locked one', false, lan, {}, { status: 0 }, joinsThread()],
  ['a second time', false, lan, joined, done, joinsThread()],
  ['the newcomer themselves', false, newcomer, {}, {}, joinsThread()],
  ['the customer', false, visitor, {}, {}, joinsThread()],
  ['the thread alone', false, lan, {}, {}, joinsThread().slice(2)],
  ['the main conversation alone', false, lan, {}, {}, joinsThread().slice(0, 2)],
  ['another thread than that which comes', false, lan, {}, {}, joinsThread({ main: { devices: [uuid] } })],
  ['of another number', false, lan, {}, { phone: other }, joinsThread()],
  ['in place of those that came before', false, lan, { devices: [key] }, {}, joinsThread()],
  ['fewer unseen messages', false, lan, {}, {}, joinsThread({ main: { unread: 0, read: 1 } })],
  ['what waits left behind', false, lan, {}, {}, joinsThread({ main: { waiting: false } })],
  ['a lease that is renewed by it', false, lan, {}, {}, joinsThread({ main: { theLastMessage: serverTime } })],
  ['the main conversation for oneself', false, lan, {}, {}, joinsThread({ main: mine })],
  ['another last line', false, lan, {}, {}, joinsThread({ last: { text: 'Khác' } })],
  ['writing into it afterwards', false, newcomer, joined, done, newcomerWrites({ status: { unread: 1 } })],
  ['claiming it afterwards', false, lan, joined, done, [changes(`status/${threadId}`, { ...mine, startTimeSupport: serverTime, takeover: false, updatedAt: serverTime })]],
]; // prettier-ignore

describe('joins', () =>
  test.each(joining)('%s: %p', (_what, isTaken, who, present, besides, writes, seconds = 10) =>
    expect(world(present, at(seconds), messages, besides).commits(who, writes)).toBe(isTaken),
  ));

const threadMessages = {
  ...messages,
  t1: { ...clientMessage, uuid: threadId, thread: threadId, device: 2, name: 'Kẻ lạ', createdAt: at(3) },
  t2: { ...staffMessage(7), uuid: threadId, thread: threadId, createdAt: at(4) },
  late: { ...staffMessage(7), createdAt: at(6) },
};
describe('a new device with a known number', () => {
  const tries = (who: Identity, writes: Write[], present: object = {}) =>
    world(present, at(10), threadMessages).commits(who, writes);
  const sees = (who: Identity) =>
    ['old', 'c1', 's1', 'late', 't1', 't2'].filter((id) =>
      world({}, at(10), threadMessages).gets(who, `messages/${id}`),
    );

  test('writes into its own thread under its own name and number, and nowhere else', () => {
    expect(tries(newcomer, newcomerWrites())).toBe(true);
    expect(tries(newcomer, newcomerWrites({ message: { device: 1 } }))).toBe(false);
    expect(tries(newcomer, newcomerWrites({ message: { name: 'Nguyễn Minh' } }))).toBe(false);
    expect(tries(newcomer, newcomerWrites({ message: { uuid } }))).toBe(false);
    expect(tries(newcomer, clientWrites())).toBe(false);
    expect(tries(newcomer, clientWrites({ message: { name: 'Kẻ lạ', device: 2 } }))).toBe(false);
    expect(tries(visitor, newcomerWrites())).toBe(false);
  });

  test('reads its own thread; once it is joined also what follows, nothing of the past', () => {
    expect(sees(newcomer)).toEqual(['t1', 't2']);
    expect(sees(joinedNewcomer)).toEqual(['late', 't1', 't2']);
    expect(sees(visitor)).toEqual(['c1', 's1', 'late']);
  });

  test('is told nothing of a number: who answers, or that it is locked', () => {
    const { gets, lists } = world({ ...heldByLan, status: 0 }, at(10), threadMessages);
    expect(gets(newcomer, status)).toBe(false);
    expect(gets(newcomer, `phoneNumber/${phone}`)).toBe(false);
    expect(gets(newcomer, `status/${threadId}`)).toBe(true);
    expect(gets(visitor, `status/${threadId}`)).toBe(false);
    expect(lists(newcomer, messagesWhere(equal('uuid', uuid), since(at(0))))).toBe(false);
    expect(lists(newcomer, messagesWhere(equal('uuid', threadId), since(at(0))))).toBe(true);
    expect(lists(joinedNewcomer, messagesWhere(equal('uuid', threadId)))).toBe(true);
    expect(lists(joinedNewcomer, messagesWhere(equal('uuid', uuid), since(at(5))))).toBe(true);
    expect(lists(joinedNewcomer, messagesWhere(equal('uuid', uuid), since(at(4))))).toBe(false);
  });

  test('begins nothing but its thread', () => {
    const id = '00000000-0000-4000-8000-000000000004';
    const fourth = { uid: 'visitor-4', token: { ...newcomer.token, thread: id, uuid: id, device: 3 } };
    const made = (name: string, more: object = {}) => [
      creates(`status/${name}`, { ...conversation, main: uuid, device: 3, uuid: id, updatedAt: serverTime, ...more }),
      creates(`phoneNumber/${name}`, { ...customer, uuid: id, name: 'Kẻ lạ' }),
    ];
    expect(tries(fourth, made(id))).toBe(true);
    expect(tries(fourth, made(id, { main: null }))).toBe(false);
    expect(tries(fourth, made(id, { joined: true }))).toBe(false);
    expect(tries(fourth, made(id, { devices: [key] }))).toBe(false);
    expect(tries(fourth, made(id, { device: 1 }))).toBe(false);
    expect(tries(fourth, made(other))).toBe(false);
  });

  test('whoever answers the customer sees what came with it as read', () => {
    const seen = [changes(status, { read: 1, unread: 0, updatedAt: serverTime }), changes('messages/t1', { status: 'Đã xem' })]; // prettier-ignore
    const marks = (who: Identity, besides: object) =>
      world({ ...heldByLan, ...joined }, at(10), threadMessages, besides).commits(who, seen);
    expect([marks(lan, done), marks(bao, done), marks(lan, {})]).toEqual([true, false, false]);
  });
});
