import { createHash } from 'node:crypto';
import type { Write } from '../firestore-emulator/database';
import type { Identity } from '../firestore-emulator/identity';
import {
  at,
  bao,
  changes,
  claims,
  clientMessage,
  clientWrites,
  closesWaiting,
  conversation,
  creates,
  customer,
  equal,
  heldByLan,
  key,
  lan,
  locks,
  marksRead,
  messages,
  messagesWhere,
  newcomer,
  pictureOf,
  phone,
  releases,
  removes,
  sendsPictures,
  serverTime,
  since,
  staff,
  staffMessage,
  staffWrites,
  start,
  stranger,
  threadId,
  unlocks,
  uuid,
  visitor,
  visitorSees,
  world,
} from './rules.fixture';

const long = 'a'.repeat(100_000);
const admin = staff(9, { admin: true });
const nobody = null;
const status = `status/${phone}`;
const other = '0912000111';
const locked = { status: 0 };

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
  ['under a colleague’s name', false, lan, {}, claims(7, false, { supporter: { id: 7, name: 'Bảo', avatar: null } })],
  [
    'with a foreign portrait',
    false,
    lan,
    {},
    claims(7, false, { supporter: { id: 7, name: 'Lan', avatar: 'https://x.vn/a' } }),
  ],
  [
    'with the product’s portrait',
    true,
    lan,
    {},
    claims(7, false, { supporter: { id: 7, name: 'Lan', avatar: '/api/media/image/a1/thumbnail' } }),
  ],
  [
    'with a large supporter',
    false,
    lan,
    {},
    claims(7, false, { supporter: { id: 7, name: 'Lan', avatar: null, note: long } }),
  ],
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

const house = {
  id: 1,
  title: 'Nhà hẻm xe hơi',
  price: '5 tỷ',
  facts: '62 m²',
  picture: null,
  place: 'Lê Lợi',
  link: 'https://toam.vn/nha',
};
/** Lan, signed in to send this house. */
const sealed = staff(7, {
  card: createHash('sha256').update('1|Nhà hẻm xe hơi|5 tỷ|62 m²||Lê Lợi|https://toam.vn/nha').digest('hex'),
});
/** Two further messages of the same moment. */
const others = (of: (id: number) => object) =>
  ['b1', 'b2'].map((end) => {
    const clientKey = uuid.replace(/01$/, end);
    return creates(`messages/${clientKey}`, { ...of(7), clientKey });
  });

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
  ['a house', true, sealed, heldByLan, staffWrites(7, { message: { text: null, house }, last: { text: house.title } })],
  ['a house with a text', true, sealed, heldByLan, staffWrites(7, { message: { house } })],
  ['a house without the API’s seal', false, lan, heldByLan, staffWrites(7, { message: { text: null, house }, last: { text: house.title } })],
  ['a house at another price', false, sealed, heldByLan, staffWrites(7, { message: { house: { ...house, price: '1 tỷ' } } })],
  ['a house with another link', false, sealed, heldByLan, staffWrites(7, { message: { house: { ...house, link: 'javascript:alert(1)' } } })],
  ['a house with strange fields', false, sealed, heldByLan, staffWrites(7, { message: { house: { ...house, script: 'x' } } })],
  ['a picture', true, lan, heldByLan, sendsPictures(7, 1)],
  ['ten pictures', true, lan, heldByLan, sendsPictures(7, 10)],
  ['eleven pictures', false, lan, heldByLan, sendsPictures(7, 11)],
  ['pictures of two sendings at once', false, lan, heldByLan, sendsPictures(7, 2, (at) => (at === 0 ? { clientKey: uuid } : {}))],
  ['a picture with a text', false, lan, heldByLan, sendsPictures(7, 1, () => ({ text: 'a' }))],
  ['a picture of another site', false, lan, heldByLan, sendsPictures(7, 1, () => ({ imageURL: 'https://x.vn/a.webp' }))],
  ['a picture of another project', false, lan, heldByLan, sendsPictures(7, 1, () => ({ imageURL: pictureOf('7').replace('toam.appspot.com', 'xoam.appspot.com') }))],
  ['a picture of somebody else', false, lan, heldByLan, sendsPictures(7, 1, () => ({ imageURL: pictureOf('8') }))],
  ['a script for a picture', false, lan, heldByLan, sendsPictures(7, 1, () => ({ imageURL: 'javascript:alert(1)' }))],
  ['a picture’s address with more behind it', false, lan, heldByLan, sendsPictures(7, 1, () => ({ imageURL: pictureOf('7', '&x') }))],
  ['a picture of no size', false, lan, heldByLan, sendsPictures(7, 1, () => ({ width: 0 }))],
  ['a picture as wide as a text', false, lan, heldByLan, sendsPictures(7, 1, () => ({ width: long }))],
  ['measures without a picture', false, lan, heldByLan, staffWrites(7, { message: { width: 1, height: 1 } })],
  ['blanks', false, lan, heldByLan, staffWrites(7, { message: { text: ' \n' }, last: { text: ' \n' } })],
  ['signs that nobody sees', false, lan, heldByLan, staffWrites(7, { message: { text: '\u200b\u3164\u00a0' }, last: { text: '\u200b\u3164\u00a0' } })],
  ['two lines', true, lan, heldByLan, staffWrites(7, { message: { text: 'Dạ\nvâng' }, last: { text: 'Dạ\nvâng' } })],
  ['under a colleague’s name', false, lan, heldByLan, staffWrites(7, { message: { name: 'Bảo' } })],
  ['as a colleague', false, lan, heldByLan, staffWrites(7, { message: { user: { id: 7, name: 'Bảo', avatar: null } } })],
  ['with a foreign portrait', false, lan, heldByLan, staffWrites(7, { message: { user: { id: 7, name: 'Lan', avatar: 'https://x.vn/a' } } })],
  ['with a large portrait', false, lan, heldByLan, staffWrites(7, { message: { user: { id: 7, name: 'Lan', avatar: `/api/${long}` } } })],
  ['with more about the colleague', false, lan, heldByLan, staffWrites(7, { message: { user: { id: 7, name: 'Lan', avatar: null, note: long } } })],
  ['a large key', false, lan, heldByLan, staffWrites(7, { message: { clientKey: long } })],
  ['under another name than its key', false, lan, heldByLan, staffWrites(7, { message: { clientKey: uuid } })],
  ['three messages at once', false, lan, heldByLan, [...staffWrites(7), ...others((id) => staffMessage(id))]],
  ['another last line than its text', false, lan, heldByLan, staffWrites(7, { last: { text: 'Không' } })],
  ['without a last line', false, lan, heldByLan, staffWrites(7).slice(0, 2)],
  ['nothing', false, lan, heldByLan, staffWrites(7, { message: { text: null } })],
  ['an empty text', false, lan, heldByLan, staffWrites(7, { message: { text: '' }, last: { text: '' } })],
  ['2000 characters', true, lan, heldByLan, staffWrites(7, { message: { text: 'ạ'.repeat(2000) }, last: { text: 'ạ'.repeat(2000) } })],
  ['2001 characters', false, lan, heldByLan, staffWrites(7, { message: { text: 'a'.repeat(2001) }, last: { text: 'a'.repeat(2001) } })],
  ['a message of yesterday', false, lan, heldByLan, staffWrites(7, { message: { createdAt: at(-86_400) } })],
  ['a message that was seen', false, lan, heldByLan, staffWrites(7, { message: { status: 'Đã xem' } })],
  ['a field of one’s own', false, lan, heldByLan, staffWrites(7, { message: { colour: 'red' } })],
  ['of another conversation, which renews this lease', false, lan, heldByLan, staffWrites(7, { message: { thread: threadId, uuid: threadId } })],
  ['in the customer’s name', false, lan, heldByLan, staffWrites(7, { message: { owner: 'client', user: null } })],
  ['under another conversation', false, lan, heldByLan, staffWrites(7, { message: { uuid: 'other' } })],
  ['the message alone', false, lan, heldByLan, [staffMessageAlone]],
  ['renewing the lease without a message', false, lan, heldByLan, [staffStatusAlone]],
  ['renewing it by the last message again', false, lan, { ...heldByLan, lastMessage: 'c1' }, [changes(status, { theLastMessage: serverTime, lastMessage: 'c1', updatedAt: serverTime })]],
  ['the last line alone', false, lan, heldByLan, [staffLastAlone]],
  ['a last line of the customer', false, lan, heldByLan, staffWrites(7, { last: { owner: 'client' } })],
  ['and takes the lease along', false, bao, heldByLan, staffWrites(8, { status: { supporter: { id: 8, name: 'Bảo', avatar: null } } })],
]; // prettier-ignore

const clientPicture = (more: object) =>
  clientWrites({
    message: { text: null, imageURL: pictureOf('visitor-1'), width: 8, height: 6, ...more },
    last: { text: '[Hình ảnh] 1 ảnh' },
  });

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
  ['a house', false, visitor, {}, clientWrites({ message: { house } })],
  ['a picture', true, visitor, {}, clientPicture({})],
  ['a foreign picture', false, visitor, {}, clientPicture({ imageURL: 'https://x.vn/a.webp' })],
  ['a script for a picture', false, visitor, {}, clientPicture({ imageURL: 'javascript:alert(1)' })],
  ['somebody else’s picture', false, visitor, {}, clientPicture({ imageURL: pictureOf('7') })],
  ['blanks', false, visitor, {}, clientWrites({ message: { text: '  ' }, last: { text: '  ' } })],
  ['under a colleague’s name', false, visitor, {}, clientWrites({ message: { name: 'Lan' } })],
  ['under a large name', false, visitor, {}, clientWrites({ message: { name: long } })],
  ['three messages counted as one', false, visitor, {}, [...clientWrites(), ...others(() => clientMessage)]],
  ['three messages counted as three', false, visitor, {}, [...clientWrites({}, 3), ...others(() => clientMessage)]],
  ['one that is not counted among theirs', false, visitor, {}, clientWrites().slice(0, 3)],
  ['one that is counted under another key', false, visitor, {}, clientWrites({ limits: { message: uuid } })],
  ['another last line than its text', false, visitor, {}, clientWrites({ last: { text: 'Không' } })],
  ['after the end of the sign-in', false, visitor, {}, clientWrites(), 900],
  ['with a sign-in that never ends', false, { ...visitor, token: { ...visitor.token, until: null } }, {}, clientWrites()],
  ['a message seen already', false, visitor, {}, clientWrites({ message: { status: 'Đã xem' } })],
  ['and calls it read', false, visitor, {}, clientWrites({ status: { read: 1 } })],
  ['and gives the conversation to somebody', false, visitor, {}, clientWrites({ status: { supporter: { id: 7, name: 'Lan', avatar: null } } })],
  ['and unlocks it', false, visitor, locked, clientWrites({ status: { status: 1 } })],
  ['and says that it needs no answer', false, visitor, {}, clientWrites({ status: { waiting: false } })],
  ['a last line of the staff', false, visitor, {}, clientWrites({ last: { owner: 'staff' } })],
]; // prettier-ignore

const waits = { waiting: true, read: 0, unread: 1 };
const waiting: Case[] = [
  ['an answer ends it', true, lan, { ...heldByLan, ...waits }, staffWrites(7)],
  ['an answer that leaves it waiting', false, lan, { ...heldByLan, ...waits }, staffWrites(7, { status: { waiting: true } })],
  ['reading does not end it', false, lan, { ...heldByLan, ...waits }, [changes(`status/${phone}`, { read: 1, unread: 0, waiting: false, updatedAt: serverTime })]],
  ['a colleague says that it needs no answer', true, bao, waits, closesWaiting()],
  ['also while somebody answers', true, bao, { ...heldByLan, ...waits }, closesWaiting()],
  ['and calls it read', false, bao, waits, closesWaiting({ read: 1, unread: 0 })],
  ['a colleague lets it wait again', false, bao, {}, closesWaiting({ waiting: true })],
  ['the visitor says so', false, visitor, waits, closesWaiting()],
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

const begins = (more: object = {}, about: object = {}) => [
  creates(`status/${other}`, { ...conversation, phone: other, updatedAt: serverTime, ...more }),
  creates(`phoneNumber/${other}`, { ...customer, phoneNumber: other, name: 'Kẻ lạ', ...about }),
];
const beginning: Case[] = [
  ['a visitor begins their conversation', true, stranger, {}, begins()],
  ['somebody else’s', false, visitor, {}, begins()],
  ['a colleague', false, lan, {}, begins()],
  ['locked', false, stranger, {}, begins({ status: 0 })],
  ['held', false, stranger, {}, begins(heldByLan)],
  ['with another id', false, stranger, {}, begins({ uuid: 'other' })],
  ['with a strange field', false, stranger, {}, begins({ colour: 'red' })],
  ['under another name', false, stranger, {}, begins({}, { name: 'Nguyễn Minh' })],
  ['with large keys', false, stranger, {}, begins({}, { keys: [long] })],
  ['with keys of anything', false, stranger, {}, begins({}, { keys: [1, { a: 'b' }] })],
  ['without their own document', false, stranger, {}, begins().slice(0, 1)],
  ['without the conversation', false, stranger, {}, begins().slice(1)],
  ['as something else than men and women', false, stranger, {}, begins({}, { sex: 'x' })],
  ['under another number', false, stranger, {}, begins({}, { phoneNumber: phone })],
  ['measures the clock', true, lan, {}, [creates('clock/7', { at: serverTime })]],
  ['measures somebody else’s clock', false, lan, {}, [creates('clock/8', { at: serverTime })]],
  ['writes a time of its own', false, lan, {}, [creates('clock/7', { at: at(0) })]],
  ['writes anywhere else', false, lan, {}, [creates('other/7', { at: serverTime })]],
];

const counted = { since: at(0), messages: 1, pictures: 0, message: uuid, picture: null };
const counts = (more: object, who = 'visitor-1') => [changes(`limits/${who}`, { ...counted, ...more })];
const begun = (more: object) => [creates('limits/visitor-1', { ...counted, since: serverTime, ...more })];
const counting: [string, boolean, Identity, object | null, Write[], number?][] = [
  ['the first message', true, visitor, null, begun({})],
  ['the first picture', true, visitor, null, begun({ messages: 0, pictures: 1, message: null, picture: uuid })],
  ['a beginning without either', false, visitor, null, begun({ messages: 0, message: null })],
  ['a beginning below nothing', false, visitor, null, begun({ messages: -5 })],
  ['a beginning in the future', false, visitor, null, begun({ since: at(9000) })],
  ['the second message', true, visitor, counted, counts({ messages: 2, message: key })],
  ['the second as the first', false, visitor, counted, counts({ message: key })],
  ['both at once, as one', false, visitor, counted, counts({ messages: 2, message: key, picture: uuid })],
  ['the fortieth', true, visitor, { ...counted, messages: 39 }, counts({ messages: 40, message: key })],
  ['the forty-first', false, visitor, { ...counted, messages: 40 }, counts({ messages: 41, message: key })],
  ['the forty-first after a quarter of an hour', true, visitor, { ...counted, messages: 40 }, counts({ since: serverTime, messages: 1, message: key }), 900],
  ['a new quarter too early', false, visitor, { ...counted, messages: 40 }, counts({ since: serverTime, messages: 1, message: key }), 899],
  ['the eleventh picture', false, visitor, { ...counted, pictures: 10 }, counts({ pictures: 11, picture: key })],
  ['a colleague’s eleventh', true, lan, { ...counted, pictures: 10 }, counts({ pictures: 11, picture: key }, '7')],
  ['a colleague’s two hundred and first', false, lan, { ...counted, pictures: 200 }, counts({ pictures: 201, picture: key }, '7')],
  ['a large key', false, visitor, counted, counts({ messages: 2, message: long })],
  ['a field of one’s own', false, visitor, counted, counts({ messages: 2, message: key, note: long })],
  ['somebody else’s', false, stranger, counted, counts({ messages: 2, message: key })],
  ['nothing any more', false, visitor, counted, [removes('limits/visitor-1')]],
]; // prettier-ignore

describe('counts', () =>
  test.each(counting)('%s: %p', (_what, isTaken, who, present, writes, seconds = 800) => {
    const { commits, put } = world({}, at(seconds));
    if (present) for (const uid of ['visitor-1', '7']) put(`limits/${uid}`, present);
    expect(commits({ ...who, token: { ...who.token, until: at(9000).getTime() } }, writes)).toBe(isTaken);
  }));

describe.each([
  ['claims', claiming],
  ['ends', ending],
  ['staff write', staffWriting],
  ['customers write', clientWriting],
  ['waiting', waiting],
  ['marks', seeing],
  ['begins', beginning],
])('%s', (_noun, cases) =>
  test.each(cases)('%s: %p', (_what, isTaken, who, present, writes, seconds = 10) =>
    expect(world(present, at(seconds), messages).commits(who, writes)).toBe(isTaken),
  ),
);

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
    ['nor another’s', false, newcomer, 'messages/s1'],
    ['a colleague whose sign-in is over', false, staff(7, { until: start }), status],
    ['a key that is free', true, visitor, 'messages/none'],
    ['someone else’s clock', false, lan, 'clock/8'],
  ])('%s: %p', (_what, isTaken, who, document) => expect(gets(who, document)).toBe(isTaken));

  test.each<[string, boolean, Identity | null, object[]]>([
    ['staff ask for any messages', true, lan, []],
    ['a visitor asks for all', false, visitor, []],
    ['for their own of all times', false, visitor, [equal('uuid', uuid)]],
    ['for their own since their session', true, visitor, [equal('uuid', uuid), since(at(0))]],
    ['since before it', false, visitor, [equal('uuid', uuid), since(at(-1))]],
    ['for another number', false, visitor, [equal('uuid', threadId), since(at(0))]],
    ['nobody asks', false, nobody, [equal('uuid', uuid), since(at(0))]],
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
