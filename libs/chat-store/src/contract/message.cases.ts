import type { StoredMessage } from '../chat-store';
import { allMessages, holds, newKey, same, says, textsOf, tried, until } from './check';
import type { Case } from './lease.cases';

const numbers = [1, 2, 3, 4, 5];

const order: Case = [
  'messages of both sides have one order, in which each side’s own stays',
  async ({ colleague, customer }) => {
    const [lan, bao] = await Promise.all([colleague(1), colleague(2)]);
    const { id, store } = await customer();
    await lan.claim(id, false);
    const inTurn = async (send: (text: string) => Promise<unknown>, who: string) => {
      for (const n of numbers) await send(`${who}${n}`);
    };
    await Promise.all([
      inTurn((text) => says(lan, id, text), 's'),
      inTurn((text) => store.send({ text }, newKey()), 'c'),
    ]);
    const seen = textsOf(await allMessages(bao, id));
    for (const who of ['s', 'c'])
      same(seen.filter((text) => text?.startsWith(who)), numbers.map((n) => `${who}${n}`)); // prettier-ignore
    same(textsOf((await store.read(null)).list), seen);
    same(textsOf(await allMessages(lan, id, 3)), seen);
  },
];

const paging: Case = [
  'pages before and after a message have neither gap nor double',
  async ({ colleague, customer }) => {
    const lan = await colleague(1);
    const { id, store } = await customer();
    for (const n of numbers) await store.send({ text: `${n}` }, newKey());
    const newest = await lan.listMessages(id, { size: 2 });
    same([textsOf(newest.list), newest.more], [['4', '5'], true]);
    const before = await lan.listMessages(id, { before: newest.list[0]!.id, size: 3 });
    same([textsOf(before.list), before.more], [['1', '2', '3'], false]);
    const after = await lan.listMessages(id, { after: before.list[0]!.id, size: 3 });
    same([textsOf(after.list), after.more], [['2', '3', '4'], true]);
    const visitors = await store.read(null);
    same(textsOf((await store.read(visitors.list[2]!.id)).list), ['4', '5']);
  },
];

const olderPages: Case = [
  'a visitor sees the newest page first, then the pages before it, without gap or double',
  async ({ colleague, customer }) => {
    const lan = await colleague(1);
    const { id, store } = await customer();
    await store.send({ text: '0' }, newKey());
    await lan.claim(id, false);
    const written = Array.from({ length: 103 }, (_, at) => `${at}`);
    for (const text of written.slice(1)) await says(lan, id, text);
    const newest = await store.read(null);
    same([textsOf(newest.list), newest.more], [written.slice(3), true]);
    const older = await store.readOlder(newest.list[0]!.id);
    same([textsOf(older.list), older.more], [written.slice(0, 3), false]);
    const after = await store.read(older.list[0]!.id);
    same([textsOf(after.list), after.more], [written.slice(1), false]);
  },
];

const marks: Case = [
  'the holder’s look marks the customer’s messages as seen, a look without support does not',
  async ({ colleague, customer }) => {
    const [lan, bao] = await Promise.all([colleague(1), colleague(2)]);
    const { id, store } = await customer();
    await store.send({ text: 'Một' }, newKey());
    await store.send({ text: 'Hai' }, newKey());
    await bao.markRead(id);
    const before = await lan.readConversation(id);
    same([before.unread, before.read], [2, 0]);
    same((await store.read(null)).seen_until, null);
    await lan.claim(id, false);
    same((await lan.markRead(id)).read, 1);
    same((await lan.readConversation(id)).unread, 0);
    const own = await store.read(null);
    same(own.seen_until, own.list.at(-1)!.id);
    same((await allMessages(bao, id)).map(({ status }) => status), ['Đã xem', 'Đã xem']); // prettier-ignore
  },
];

const visitorsMarks: Case = [
  'the visitor’s look marks the staff’s messages up to one as seen',
  async ({ colleague, customer }) => {
    const lan = await colleague(1);
    const { id, store } = await customer();
    await lan.claim(id, false);
    await says(lan, id, 'Một');
    await says(lan, id, 'Hai');
    const { list, unread } = await store.read(null);
    same(unread, 2);
    await store.markRead(list[0]!.id);
    same((await allMessages(lan, id)).map(({ status }) => status), ['Đã xem', 'Chưa xem']); // prettier-ignore
    same((await store.read(null)).unread, 1);
  },
];

const unread: Case = [
  'unseen messages are counted without those of locked conversations',
  async ({ colleague, customer }) => {
    const lan = await colleague(1);
    const [one, other] = [await customer(), await customer()];
    const before = await lan.readUnread();
    await one.store.send({ text: 'a' }, newKey());
    await one.store.send({ text: 'b' }, newKey());
    await other.store.send({ text: 'c' }, newKey());
    const since = async () => {
      const { messages, conversations } = await lan.readUnread();
      return [messages - before.messages, conversations - before.conversations];
    };
    same(await since(), [3, 2]);
    await lan.setStatus(other.id, 0);
    same(await since(), [2, 1]);
  },
];

const waits: Case = [
  'a customer waits until somebody answers, or says that it needs no answer; reading does not end it',
  async ({ colleague, customer, advance }) => {
    const lan = await colleague(1);
    const { id, store } = await customer();
    const state = async () => {
      const { list } = await lan.listConversations({ search: '', filter: 'free', page: 1, size: 20 });
      return [list.some(({ uuid }) => uuid === id), (await lan.readConversation(id)).waiting];
    };
    same(await state(), [false, false]);
    await store.send({ text: 'Còn không em?' }, newKey());
    same(await state(), [true, true]);
    await lan.claim(id, false);
    await lan.markRead(id);
    same(await state(), [false, true]);
    await advance(120);
    same(await state(), [true, true]);
    const { unanswered } = await lan.readUnread();
    same((await store.read(null)).seen_until !== null, true);
    same((await lan.closeWaiting(id)).waiting, false);
    same((await lan.readUnread()).unanswered, unanswered - 1);
    same(await state(), [false, false]);
    await lan.release(id);
    await store.send({ text: 'Alo' }, newKey());
    same(await state(), [true, true]);
    await lan.claim(id, false);
    await says(lan, id, 'Dạ còn ạ');
    await lan.release(id);
    same(await state(), [false, false]);
  },
];

const once: Case = [
  'the same key again is the same message, also at once',
  async ({ colleague, customer }) => {
    const lan = await colleague(1);
    const { id, store } = await customer();
    await lan.claim(id, false);
    const [key, other] = [newKey(), newKey()];
    const answers = await Promise.all([1, 2, 3].map(() => lan.send(id, { text: 'Dạ' }, key)));
    same(new Set(answers.map(({ list }) => list[0]!.id)).size, 1);
    await Promise.all([1, 2, 3].map(() => store.send({ text: 'Vâng' }, other)));
    await lan.send(id, { text: 'Dạ' }, key);
    same(textsOf(await allMessages(lan, id)), ['Dạ', 'Vâng']);
  },
];

const pictures: Case = [
  'pictures of both sides arrive, with progress',
  async ({ colleague, customer, picture, isPicture }) => {
    const lan = await colleague(1);
    const { id, store } = await customer();
    await lan.claim(id, false);
    const parts: number[] = [];
    const one = await lan.uploadPicture(picture(), { onProgress: (part) => parts.push(part) });
    same(parts.at(-1), 1);
    const other = await lan.uploadPicture(picture());
    const { list } = await lan.send(id, { pictures: [one, other] }, newKey());
    same(list.map(({ text, owner }) => [text, owner]), [[null, 'staff'], [null, 'staff']]); // prettier-ignore
    same((await lan.readConversation(id)).last?.text, '[Hình ảnh] 2 ảnh');
    await store.send({ picture: await store.uploadPicture(picture()) }, newKey());
    const shown = (await store.read(null)).list;
    same(shown.map(({ owner }) => owner), ['staff', 'staff', 'client']); // prettier-ignore
    for (const { imageURL } of shown) holds(await isPicture(imageURL!), `no picture at ${imageURL}`);
    same((await lan.readConversation(id)).last?.text, '[Hình ảnh] 1 ảnh');
  },
];

const lists: Case = [
  'the list has its filters, counts, search and pages, the latest first',
  async ({ colleague, customer }) => {
    const lan = await colleague(1);
    const [minh, hoa] = [await customer('Nguyễn Minh'), await customer('Phạm Hoà')];
    await hoa.store.send({ text: 'b' }, newKey());
    await minh.store.send({ text: 'a' }, newKey());
    await lan.claim(hoa.id, false);
    const listed = async (search: string, filter: 'all' | 'free' | 'mine' = 'all', page = 1, size = 20) =>
      lan.listConversations({ search, filter, page, size });
    const all = await listed('');
    same(all.list.slice(0, 2).map(({ name }) => name), ['Nguyễn Minh', 'Phạm Hoà']); // prettier-ignore
    same(all.list[0]!.last?.text, 'a');
    const mine = await listed('', 'mine');
    holds(mine.list.some(({ uuid }) => uuid === hoa.id), 'mine lacks what I answer'); // prettier-ignore
    holds(
      mine.list.every(({ supporter }) => supporter?.id === 1),
      'mine has what others answer',
    );
    const free = await listed('', 'free');
    holds(free.list.some(({ uuid }) => uuid === minh.id), 'free lacks what nobody answers'); // prettier-ignore
    holds(
      free.list.every(({ live_until }) => live_until === null),
      'free has what somebody answers',
    );
    const { counts } = all;
    same([counts.all, counts.mine], [all.total, mine.total]);
    const second = await listed('', 'all', 2, 1);
    same(second.list.map(({ uuid }) => uuid), [hoa.id]); // prettier-ignore
    const found = (await listed(minh.phone)).list;
    same(found.map(({ uuid }) => uuid), [minh.id]); // prettier-ignore
    same((await listed('hoa pham')).list[0]?.uuid, hoa.id);
  },
];

const reconnect: Case = [
  'after a broken connection a follower catches up without gap or double',
  async ({ colleague, customer, interrupt }) => {
    const [lan, bao] = await Promise.all([colleague(1), colleague(2)]);
    const { id, store } = await customer();
    let calls: (string | null)[] = [];
    const stop = bao.follow((changed) => void calls.push(changed));
    await store.send({ text: '1' }, newKey());
    const log: StoredMessage[] = await allMessages(bao, id);
    calls = [];
    await interrupt();
    await tried(() => lan.claim(id, false));
    for (const text of ['2', '3']) {
      const key = newKey();
      await tried(() => lan.send(id, { text }, key));
    }
    await until(() => calls.includes(null) || calls.includes(id), 'the news after the break');
    await until(async () => {
      const { list } = await tried(() => bao.listMessages(id, { after: log.at(-1)!.id }));
      log.push(...list.filter(({ owner }) => owner !== 'event'));
      return log.length >= 3;
    }, 'what was missed');
    calls = [];
    const key = newKey();
    await tried(() => store.send({ text: '4' }, key));
    await until(() => calls.includes(id), 'the first change after it');
    log.push(...(await bao.listMessages(id, { after: log.at(-1)!.id })).list);
    same(textsOf(log), ['1', '2', '3', '4']);
    stop();
  },
];

export const messageCases: Case[] = [
  order,
  paging,
  olderPages,
  marks,
  visitorsMarks,
  unread,
  waits,
  once,
  pictures,
  lists,
  reconnect,
];
