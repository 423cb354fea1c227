import type { Write } from '../firestore-emulator/database';
import type { Identity } from '../firestore-emulator/identity';
import {
  at,
  bao,
  changes,
  claims,
  clientMessage,
  clientWrites,
  conversation,
  creates,
  customer,
  heldByLan,
  lan,
  locks,
  marksRead,
  phone,
  releases,
  removes,
  serverTime,
  staff,
  staffMessage,
  staffWrites,
  start,
  stranger,
  unlocks,
  uuid,
  visitor,
  visitorSees,
  world,
} from './rules.scene';

const admin = staff(9, { admin: true });
const nobody = null;
const status = `status/${phone}`;
const locked = { status: 0 };
const messages = {
  c1: { ...clientMessage, createdAt: at(1) },
  s1: { ...staffMessage(7), createdAt: at(2) },
  old: { ...staffMessage(7), createdAt: at(-1) },
};

/** What somebody tries at ten seconds past ten (or later), and whether the rules take it. */
type Case = [what: string, isTaken: boolean, who: Identity | null, present: object, writes: Write[], seconds?: number];

const claiming: Case[] = [
  ['a free conversation', true, lan, {}, claims(7)],
  ['one whose lease is over', true, bao, heldByLan, claims(8), 120],
  ['one that is held', false, bao, heldByLan, claims(8), 119.999],
  ['one that is held, taken over', true, bao, heldByLan, claims(8, true)],
  ['one’s own', true, lan, heldByLan, claims(7), 60],
  ['for somebody else', false, lan, {}, claims(8)],
  ['a locked one', false, lan, locked, claims(7)],
  ['a locked one, unlocking it', false, lan, locked, claims(7, false, { status: 1 })],
  ['with a time of one’s own', false, lan, {}, claims(7, false, { startTimeSupport: at(500) })],
  ['without telling when it changed', false, lan, {}, claims(7, false, { updatedAt: at(500) })],
  ['with a renewed last message', false, lan, {}, claims(7, false, { theLastMessage: serverTime })],
  ['as a visitor', false, visitor, {}, claims(7)],
  ['without a session', false, nobody, {}, claims(7)],
  ['with a sign-in that is over', false, staff(7, { until: start }), {}, claims(7)],
  ['without the right to chat', false, staff(7, { chat: false }), {}, claims(7)],
];

const ending: Case[] = [
  ['releasing one’s own', true, lan, heldByLan, releases()],
  ['releasing a colleague’s', false, bao, heldByLan, releases()],
  ['releasing a colleague’s as an admin', true, admin, heldByLan, releases()],
  ['releasing what nobody holds', true, bao, {}, releases()],
  ['releasing with another supporter', false, lan, heldByLan, releases({ supporter: { id: 8, name: 'Bảo', avatar: null } })],
  ['locking', true, bao, heldByLan, locks()],
  ['locking with a supporter', false, bao, heldByLan, locks({ supporter: heldByLan.supporter })],
  ['unlocking', true, bao, locked, unlocks()],
  ['unlocking with a supporter', false, bao, locked, unlocks({ supporter: { id: 8, name: 'Bảo', avatar: null } })],
  ['a status that does not exist', false, bao, {}, unlocks({ status: 2 })],
  ['locking as the visitor', false, visitor, {}, locks()],
  ['unlocking as the visitor', false, visitor, locked, unlocks()],
  ['deleting the conversation', false, lan, heldByLan, [removes(status)]],
]; // prettier-ignore

const [staffMessageAlone, staffStatusAlone, staffLastAlone] = staffWrites(7) as [Write, Write, Write];
const staffWriting: Case[] = [
  ['the holder', true, lan, heldByLan, staffWrites(7)],
  ['the holder at the last moment', true, lan, heldByLan, staffWrites(7), 119.999],
  ['the holder at the end', false, lan, heldByLan, staffWrites(7), 120],
  ['the holder after the end of the claim, renewed by a message', true, lan, { ...heldByLan, theLastMessage: at(100) }, staffWrites(7), 219],
  ['and after the end of that', false, lan, { ...heldByLan, theLastMessage: at(100) }, staffWrites(7), 220],
  ['somebody who never claimed', false, lan, {}, staffWrites(7)],
  ['an admin who never claimed', false, admin, {}, staffWrites(9)],
  ['a colleague', false, bao, heldByLan, staffWrites(8)],
  ['a colleague in the holder’s name', false, bao, heldByLan, staffWrites(7)],
  ['into a lock', false, lan, { ...heldByLan, ...locked }, staffWrites(7)],
  ['a house', true, lan, heldByLan, staffWrites(7, { message: { text: null, house: { id: 1, title: 'Nhà' } } })],
  ['a house with strange fields', false, lan, heldByLan, staffWrites(7, { message: { house: { script: 'x' } } })],
  ['a picture', true, lan, heldByLan, staffWrites(7, { message: { text: null, imageURL: 'https://x' } })],
  ['a picture with a text', false, lan, heldByLan, staffWrites(7, { message: { imageURL: 'https://x' } })],
  ['nothing', false, lan, heldByLan, staffWrites(7, { message: { text: null } })],
  ['an empty text', false, lan, heldByLan, staffWrites(7, { message: { text: '' } })],
  ['2000 characters', true, lan, heldByLan, staffWrites(7, { message: { text: 'ạ'.repeat(2000) } })],
  ['2001 characters', false, lan, heldByLan, staffWrites(7, { message: { text: 'a'.repeat(2001) } })],
  ['a message of yesterday', false, lan, heldByLan, staffWrites(7, { message: { createdAt: at(-86_400) } })],
  ['a message that was seen', false, lan, heldByLan, staffWrites(7, { message: { status: 'Đã xem' } })],
  ['a field of one’s own', false, lan, heldByLan, staffWrites(7, { message: { colour: 'red' } })],
  ['in the customer’s name', false, lan, heldByLan, staffWrites(7, { message: { owner: 'client', user: null } })],
  ['under another conversation', false, lan, heldByLan, staffWrites(7, { message: { uuid: 'other' } })],
  ['the message alone', false, lan, heldByLan, [staffMessageAlone]],
  ['renewing the lease without a message', false, lan, heldByLan, [staffStatusAlone]],
  ['renewing it by the last message again', false, lan, { ...heldByLan, lastMessage: 'c1' }, [changes(status, { theLastMessage: serverTime, lastMessage: 'c1', updatedAt: serverTime })]],
  ['the last line alone', false, lan, heldByLan, [staffLastAlone]],
  ['a last line of the customer', false, lan, heldByLan, staffWrites(7, { last: { owner: 'client' } })],
  ['and takes the lease along', false, bao, heldByLan, staffWrites(8, { status: { supporter: { id: 8, name: 'Bảo', avatar: null } } })],
]; // prettier-ignore

const clientWriting: Case[] = [
  ['the visitor', true, visitor, {}, clientWrites()],
  ['the visitor while somebody answers', true, visitor, heldByLan, clientWrites()],
  ['a second unseen one', true, visitor, { unread: 1, read: 0 }, clientWrites({}, 2)],
  ['a number of unseen ones that is wrong', false, visitor, {}, clientWrites({}, 9)],
  ['into a lock', false, visitor, locked, clientWrites()],
  ['somebody with another number', false, stranger, {}, clientWrites()],
  ['nobody', false, nobody, {}, clientWrites()],
  ['a colleague in the customer’s name', false, lan, heldByLan, clientWrites()],
  ['as the staff', false, visitor, heldByLan, clientWrites({ message: staffMessage(7) })],
  ['a house', false, visitor, {}, clientWrites({ message: { house: { id: 1 } } })],
  ['a message seen already', false, visitor, {}, clientWrites({ message: { status: 'Đã xem' } })],
  ['and calls it read', false, visitor, {}, clientWrites({ status: { read: 1 } })],
  ['and gives the conversation to somebody', false, visitor, {}, clientWrites({ status: { supporter: { id: 7, name: 'Lan', avatar: null } } })],
  ['and unlocks it', false, visitor, locked, clientWrites({ status: { status: 1 } })],
  ['a last line of the staff', false, visitor, {}, clientWrites({ last: { owner: 'staff' } })],
]; // prettier-ignore

const seeing: Case[] = [
  ['the holder sees the customer’s message', true, lan, heldByLan, marksRead],
  ['the holder after the end', false, lan, heldByLan, marksRead, 120],
  ['a colleague who only looks', false, bao, heldByLan, marksRead],
  ['the visitor sees the staff’s message', true, visitor, {}, visitorSees],
  ['the visitor one from before their session', false, visitor, {}, [changes('messages/old', { status: 'Đã xem' })]],
  ['somebody with another number', false, stranger, {}, visitorSees],
  ['the visitor their own message', false, visitor, {}, [changes('messages/c1', { status: 'Đã xem' })]],
  ['the holder their own message', false, lan, heldByLan, [changes('messages/s1', { status: 'Đã xem' })]],
  ['back to unseen', false, lan, heldByLan, [changes('messages/c1', { status: 'Chưa xem' })]],
  ['another text', false, lan, heldByLan, [changes('messages/s1', { text: 'x' })]],
  ['another text of the customer', false, visitor, {}, [changes('messages/c1', { text: 'x' })]],
  ['deleting a message', false, lan, heldByLan, [removes('messages/s1')]],
  ['another name of the customer', false, lan, heldByLan, [changes(`phoneNumber/${phone}`, { name: 'x' })]],
];

const other = '0912000111';
const begins = (more: object = {}, about: object = {}) => [
  creates(`status/${other}`, { ...conversation, updatedAt: serverTime, ...more }),
  creates(`phoneNumber/${other}`, { ...customer, phoneNumber: other, ...about }),
];
const beginning: Case[] = [
  ['a visitor begins their conversation', true, stranger, {}, begins()],
  ['somebody else’s', false, visitor, {}, begins()],
  ['a colleague', false, lan, {}, begins()],
  ['locked', false, stranger, {}, begins({ status: 0 })],
  ['held', false, stranger, {}, begins(heldByLan)],
  ['with another id', false, stranger, {}, begins({ uuid: 'other' })],
  ['with a strange field', false, stranger, {}, begins({ colour: 'red' })],
  ['without a name', false, stranger, {}, begins({}, { name: '' })],
  ['as something else than men and women', false, stranger, {}, begins({}, { sex: 'x' })],
  ['under another number', false, stranger, {}, begins({}, { phoneNumber: phone })],
  ['measures the clock', true, lan, {}, [creates('clock/7', { at: serverTime })]],
  ['measures somebody else’s clock', false, lan, {}, [creates('clock/8', { at: serverTime })]],
  ['writes a time of its own', false, lan, {}, [creates('clock/7', { at: at(0) })]],
  ['writes anywhere else', false, lan, {}, [creates('other/7', { at: serverTime })]],
];

describe.each([
  ['claims', claiming],
  ['ends', ending],
  ['staff write', staffWriting],
  ['customers write', clientWriting],
  ['marks', seeing],
  ['begins', beginning],
])('%s', (_noun, cases) =>
  test.each(cases)('%s: %p', (_what, isTaken, who, present, writes, seconds = 10) =>
    expect(world(present, at(seconds), messages).commits(who, writes)).toBe(isTaken),
  ),
);

const equal = (fieldPath: string, stringValue: string) => ({ fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } }); // prettier-ignore
const since = (date: Date) => ({ fieldFilter: { field: { fieldPath: 'createdAt' }, op: 'GREATER_THAN_OR_EQUAL', value: { timestampValue: date.toISOString() } } }); // prettier-ignore
const messagesWhere = (...filters: object[]) => ({
  from: [{ collectionId: 'messages' }] as [{ collectionId: string }],
  where: { compositeFilter: { op: 'AND' as const, filters } },
});

describe('reading', () => {
  const { gets, lists } = world({}, at(10), messages);

  test.each<[string, boolean, Identity | null, string]>([
    ['staff read a conversation', true, lan, status],
    ['a visitor reads their own', true, visitor, status],
    ['but not another', false, stranger, status],
    ['nobody reads anything', false, nobody, status],
    ['a visitor does not read the customer and the last line', false, visitor, `phoneNumber/${phone}`],
    ['a visitor reads a message since their session', true, visitor, 'messages/s1'],
    ['but not the past', false, visitor, 'messages/old'],
    ['nor another’s', false, stranger, 'messages/s1'],
    ['a colleague whose sign-in is over', false, staff(7, { until: start }), status],
    ['a key that is free', true, visitor, 'messages/none'],
    ['someone else’s clock', false, lan, 'clock/8'],
  ])('%s: %p', (_what, isTaken, who, document) => expect(gets(who, document)).toBe(isTaken));

  test.each<[string, boolean, Identity | null, object[]]>([
    ['staff ask for any messages', true, lan, []],
    ['a visitor asks for all', false, visitor, []],
    ['for their own of all times', false, visitor, [equal('phoneNumber', phone)]],
    ['for their own since their session', true, visitor, [equal('phoneNumber', phone), since(at(0))]],
    ['since before it', false, visitor, [equal('phoneNumber', phone), since(at(-1))]],
    ['for another number', false, visitor, [equal('phoneNumber', other), since(at(0))]],
    ['nobody asks', false, nobody, [equal('phoneNumber', phone), since(at(0))]],
  ])('%s: %p', (_what, isTaken, who, filters) => expect(lists(who, messagesWhere(...filters))).toBe(isTaken));

  test('only staff list conversations', () => {
    const all = { from: [{ collectionId: 'status' }] as [{ collectionId: string }] };
    expect([lists(lan, all), lists(visitor, all), lists(null, all)]).toEqual([true, false, false]);
  });
});

test('a conversation’s id is the one of the visitor’s token', () => {
  expect(world({}, at(10)).commits({ ...stranger, token: { ...stranger.token, uuid: 'other' } }, begins())).toBe(false);
  expect(uuid).toBe(stranger.token.uuid);
});
