import { allMessages, holds, newKey, outcomeOf, same, says, textsOf, until } from './check';
import type { Case } from './lease.cases';
import type { Customer, StoreWorld } from './store-world';

const heard = async ({ store }: Customer) => textsOf((await store.read(null)).list);
const tells = ({ store }: Customer, text: string) => store.send({ text }, newKey());

/** The customer, and two strangers who type the same number. */
async function three({ customer }: StoreWorld) {
  const owner = await customer('Nguyễn Minh');
  await tells(owner, 'Tôi có 5 tỷ');
  return { owner, one: await customer('Kẻ lạ một', owner.phone), other: await customer('Kẻ lạ hai', owner.phone) };
}

const strangers: Case = [
  'two strangers with the customer’s number read and write only what is their own',
  async (world) => {
    const lan = await world.colleague(1);
    const { owner, one, other } = await three(world);
    await tells(one, 'Tôi là Minh đây');
    await tells(other, 'Gửi lại sổ cho tôi');
    await lan.claim(owner.id, false);
    await says(lan, owner.id, 'Dạ em gửi anh sổ hồng');
    await lan.claim(one.id, false);
    await says(lan, one.id, 'Anh cho em hỏi tên');
    same(await heard(owner), ['Tôi có 5 tỷ', 'Dạ em gửi anh sổ hồng']);
    same(await heard(one), ['Tôi là Minh đây', 'Anh cho em hỏi tên']);
    same(await heard(other), ['Gửi lại sổ cho tôi']);
    const written = (await allMessages(lan, one.id)).filter((message) => message.owner === 'client');
    same(written.map(({ name, device }) => [name, device]), [['Kẻ lạ một', 2]]); // prettier-ignore
    same(textsOf(await allMessages(lan, owner.id)), ['Tôi có 5 tỷ', 'Dạ em gửi anh sổ hồng']);
  },
];

const untold: Case = [
  'a thread hears nothing of its number: who answers, or that it is locked; a lock is its own',
  async (world) => {
    const lan = await world.colleague(1);
    const { owner, one } = await three(world);
    await lan.claim(owner.id, false);
    same((await one.store.read(null)).supporter, null);
    await lan.setStatus(owner.id, 0);
    same((await one.store.read(null)).status, 1);
    same(await outcomeOf(tells(one, 'Alo')), 'taken');
    same(await outcomeOf(tells(owner, 'Alo')), 'locked');
    await lan.setStatus(owner.id, 1);
    await lan.setStatus(one.id, 0);
    same(await Promise.all([tells(owner, 'b'), tells(one, 'b')].map(outcomeOf)), ['taken', 'locked']);
  },
];

const beside: Case = [
  'the staff see a thread as a new device, beside the number’s main conversation',
  async (world) => {
    const lan = await world.colleague(1);
    const { owner, one, other } = await three(world);
    await tells(one, 'a');
    await tells(other, 'b');
    const { list } = await lan.listConversations({ search: owner.phone, filter: 'all', page: 1, size: 20 });
    const rows = list.map(({ uuid, main, device, unread }) => [uuid, main, device, unread]);
    same(rows, [[other.id, owner.id, 3, 1], [one.id, owner.id, 2, 1], [owner.id, null, 1, 1]]); // prettier-ignore
    const threadsOf = async (id: string) => (await lan.readConversation(id)).threads.map(({ uuid, name }) => [uuid, name]);
    same(await threadsOf(owner.id), [[one.id, 'Kẻ lạ một'], [other.id, 'Kẻ lạ hai']]); // prettier-ignore
    same((await threadsOf(one.id))[0], [owner.id, 'Nguyễn Minh']);
  },
];

const joined: Case = [
  'a joined device reads what follows and its own, nothing of the past; the other stranger stays outside',
  async (world) => {
    const lan = await world.colleague(1);
    const { owner, one, other } = await three(world);
    let calls = 0;
    const stop = one.store.follow(() => void calls++);
    await tells(one, 'Máy công ty của tôi');
    await tells(other, 'Còn tôi?');
    await lan.claim(one.id, false);
    await says(lan, one.id, 'Anh Minh phải không ạ?');
    same(await lan.join(one.id), owner.id);
    await lan.claim(owner.id, false);
    await says(lan, owner.id, 'Dạ em chào anh');
    const own = ['Máy công ty của tôi', 'Anh Minh phải không ạ?', 'Dạ em chào anh'];
    await until(async () => (await heard(one)).length === own.length, 'what follows');
    same(await heard(one), own);
    const page = await one.store.read(null);
    same(page.supporter, (await lan.readConversation(owner.id)).supporter?.name);
    same(textsOf((await one.store.read(page.list[0]!.id)).list), own.slice(1));
    await tells(one, 'Tôi đây');
    same(await heard(other), ['Còn tôi?']);
    same(textsOf(await allMessages(lan, owner.id)), ['Tôi có 5 tỷ', ...own, 'Tôi đây']);
    same(textsOf(await allMessages(lan, owner.id, 2)), ['Tôi có 5 tỷ', ...own, 'Tôi đây']);
    const known = calls;
    await says(lan, owner.id, 'Vâng ạ');
    await until(() => calls > known || world.isDeaf === true, 'the joined device hears of the main conversation');
    stop();
  },
];

const waiting: Case = [
  'what waits in a thread waits in the main conversation once it is joined',
  async (world) => {
    const lan = await world.colleague(1);
    const { owner, one } = await three(world);
    const before = await lan.readUnread();
    await tells(one, 'Còn nhà không?');
    const since = async () => {
      const { messages, conversations } = await lan.readUnread();
      return [messages - before.messages, conversations - before.conversations];
    };
    same(await since(), [1, 1]);
    await lan.join(one.id);
    same(await since(), [1, 0]);
    same(await lan.join(one.id), owner.id);
    const { list } = await lan.listConversations({ search: owner.phone, filter: 'all', page: 1, size: 20 });
    holds(list.every(({ uuid }) => uuid !== one.id), 'the thread is still in the list'); // prettier-ignore
    const main = list.find(({ uuid }) => uuid === owner.id);
    same([main?.unread, main?.joins, main?.last?.text], [2, 1, 'Còn nhà không?']);
    await lan.claim(owner.id, false);
    await lan.markRead(owner.id);
    const page = await one.store.read(null);
    same(page.seen_until, page.list.at(-1)!.id);
  },
];

const refused: Case = [
  'a locked thread is not joined, nor one that a colleague answers',
  async (world) => {
    const [lan, bao] = await Promise.all([world.colleague(1), world.colleague(2)]);
    const { one, other } = await three(world);
    await lan.setStatus(one.id, 0);
    same(await outcomeOf(lan.join(one.id)), 'locked');
    await bao.claim(other.id, false);
    same(await outcomeOf(lan.join(other.id)), 'held');
    same(await outcomeOf(bao.join(other.id)), 'taken');
  },
];

export const threadCases: Case[] = [strangers, untold, beside, joined, waiting, refused];
