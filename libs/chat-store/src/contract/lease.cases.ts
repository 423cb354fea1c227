import { holds, newKey, outcomeOf, same, says, textsOf, allMessages, until } from './check';
import { nameOf, type StoreWorld } from './store-world';

/** What every store does, one sentence each. */
export type Case = [sentence: string, run: (world: StoreWorld) => Promise<void>];

const claimAt120: Case = [
  'a lease is live for less than 120 seconds',
  async ({ colleague, customer, advance }) => {
    const [lan, bao] = await Promise.all([colleague(1), colleague(2)]);
    const { id } = await customer();
    const { startTimeSupport } = await lan.claim(id, false);
    same((await lan.readConversation(id)).live_until, startTimeSupport! + 120_000);
    await advance(110);
    same(await outcomeOf(bao.claim(id, false)), 'held');
    same((await lan.readConversation(id)).may_write, true);
    await advance(10);
    same(await outcomeOf(says(lan, id)), 'notHolder');
    const { supporter, live_until, may_write } = await bao.readConversation(id);
    same([supporter?.id, live_until, may_write], [1, null, false]);
    same(await outcomeOf(bao.claim(id, false)), 'taken');
  },
];

const race: Case = [
  'of ten who claim at once one wins, and the others hear who',
  async ({ colleague, customer }) => {
    const { id } = await customer();
    const people = await Promise.all(Array.from({ length: 10 }, (_, at) => colleague(at + 1)));
    const outcomes = await Promise.all(people.map((one) => outcomeOf(one.claim(id, false))));
    same(outcomes.toSorted(), [...Array<string>(9).fill('held'), 'taken']);
    const winner = outcomes.indexOf('taken') + 1;
    const { supporter } = await people[0]!.readConversation(id);
    same(supporter?.name, nameOf(winner));
  },
];

const renewal: Case = [
  'each side’s message renews it, the customer’s also after its end for the same colleague',
  async ({ colleague, customer, advance }) => {
    const lan = await colleague(1);
    const { id, store } = await customer();
    await lan.claim(id, false);
    await advance(100);
    same(await outcomeOf(says(lan, id)), 'taken');
    await advance(100);
    same(await outcomeOf(says(lan, id)), 'taken');
    await advance(120);
    same(await outcomeOf(says(lan, id)), 'notHolder');
    await store.send({ text: 'Còn đó không?' }, newKey());
    same((await lan.readConversation(id)).may_write, true);
    same(await outcomeOf(says(lan, id)), 'taken');
  },
];

const takeover: Case = [
  'taking over asks first; a message of the former holder is refused from then on',
  async ({ colleague, customer }) => {
    const [lan, bao] = await Promise.all([colleague(1), colleague(2)]);
    const { id } = await customer();
    await lan.claim(id, false);
    same(await outcomeOf(bao.claim(id, false)), 'held');
    const onTheirWay = ['a', 'b', 'c'].map((text) => outcomeOf(says(lan, id, text)));
    const taken = bao.claim(id, true);
    const outcomes = await Promise.all(onTheirWay);
    same((await taken).supporter?.id, 2);
    same(await outcomeOf(says(lan, id, 'muộn')), 'notHolder');
    same(await outcomeOf(says(bao, id, 'Em là Bảo')), 'taken');
    const texts = textsOf(await allMessages(bao, id));
    const accepted = ['a', 'b', 'c'].filter((_, at) => outcomes[at] === 'taken');
    same(texts.toSorted(), [...accepted, 'Em là Bảo'].toSorted());
    same(texts.at(-1), 'Em là Bảo');
  },
];

const lock: Case = [
  'a lock ends it for both sides; unlocking gives it back to nobody',
  async ({ colleague, customer }) => {
    const [lan, bao] = await Promise.all([colleague(1), colleague(2)]);
    const { id, store } = await customer();
    await lan.claim(id, false);
    const { status, supporter } = await bao.setStatus(id, 0);
    same([status, supporter], [0, null]);
    const refused = [says(lan, id), store.send({ text: 'b' }, newKey()), lan.claim(id, false)];
    same(await Promise.all(refused.map(outcomeOf)), ['locked', 'locked', 'locked']);
    same((await store.read(null)).status, 0);
    await bao.setStatus(id, 1);
    same(await outcomeOf(store.send({ text: 'Cảm ơn' }, newKey())), 'taken');
    same(await outcomeOf(says(lan, id)), 'notHolder');
  },
];

const release: Case = [
  'its holder releases it, or an admin',
  async ({ colleague, customer }) => {
    const [lan, bao, admin] = await Promise.all([colleague(1), colleague(2), colleague(90, true)]);
    const { id } = await customer();
    await lan.claim(id, false);
    holds((await outcomeOf(bao.release(id))) !== 'taken', 'a colleague released it');
    same((await admin.release(id)).supporter, null);
    same(await outcomeOf(says(lan, id)), 'notHolder');
    await lan.claim(id, false);
    same((await lan.release(id)).supporter, null);
  },
];

const admins: Case = [
  'an admin, too, claims before writing',
  async ({ colleague, customer }) => {
    const admin = await colleague(90, true);
    const { id } = await customer();
    same(await outcomeOf(says(admin, id)), 'notHolder');
    await admin.claim(id, false);
    same(await outcomeOf(says(admin, id)), 'taken');
  },
];

const followers: Case = [
  'who follows hears of a claim, a message and a lock, until they stop',
  async ({ colleague, customer }) => {
    const [lan, bao] = await Promise.all([colleague(1), colleague(2)]);
    const { id, store } = await customer();
    let heard: (string | null)[] = [];
    const stop = bao.follow((changed) => void heard.push(changed));
    const hears = async (step: Promise<unknown>, what: string) => {
      await step;
      await until(() => heard.includes(id) || heard.includes(null), what);
      // what is on its way belongs to this step
      await until(async () => {
        const before = heard.length;
        await new Promise((resolve) => setTimeout(resolve, 150));
        return heard.length === before;
      }, 'silence');
      heard = [];
    };
    await hears(lan.claim(id, false), 'a claim');
    await hears(store.send({ text: 'Xin chào' }, newKey()), 'a message');
    await hears(lan.setStatus(id, 0), 'a lock');
    stop();
    await lan.setStatus(id, 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
    same(heard, []);
  },
];

export const leaseCases: Case[] = [claimAt120, race, renewal, takeover, lock, release, admins, followers];
