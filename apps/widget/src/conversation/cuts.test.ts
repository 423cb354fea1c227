import type { VisitorStore } from '@toam/chat-store/chat-store';
import { type Random, random } from '@toam/domain/random';
import type { Conversation } from './conversation';
import { memoryStore } from './memory-store.fixture';

/** Walks that are taken. `RUNS=500` takes more, `SEED` repeats them. */
const runs = Number(process.env.RUNS ?? 60);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

interface Tab {
  name: string;
  conversation: Conversation;
  said: string[];
  isOffline: boolean;
}

/** A visitor with several pages, over one store. */
function aVisitor(r: Random) {
  const fixture = memoryStore();
  const tabs: Tab[] = [];
  const said: string[][] = [];
  let isStorm = false;

  /** What the network makes of a call of a page. */
  async function call<T>(tab: { isOffline: boolean }, unreachable: () => Error, ask: () => Promise<T>): Promise<T> {
    if (tab.isOffline) throw unreachable();
    if (!isStorm) return ask();
    const fate = r.pick(['passes', 'late', 'lost', 'answerLost'] as const);
    if (fate === 'lost') throw unreachable();
    if (fate === 'late') await new Promise((resolve) => setTimeout(resolve, r.whole(10, 3000)));
    const answer = await ask();
    if (fate === 'answerLost') throw unreachable();
    return answer;
  }

  /** A page has modules of its own. */
  async function open(): Promise<Tab> {
    const tab = { name: String(said.length), said: [] as string[], isOffline: false };
    await jest.isolateModulesAsync(async () => {
      const { openConversation } = await import('./conversation');
      const { VisitorStepFailed } = await import('@toam/chat-store/chat-store');
      const unreachable = () => new VisitorStepFailed('unreachable', 'Mất kết nối');
      const store: VisitorStore = {
        ...fixture.store,
        read: (after) => call(tab, unreachable, () => fixture.store.read(after)),
        send: (content, key) =>
          call(tab, unreachable, async () => {
            const sent = await fixture.store.send(content, key);
            fixture.hear();
            return sent;
          }),
        follow: (hear) => fixture.store.follow(() => !tab.isOffline && hear()),
      };
      Object.assign(tab, { conversation: openConversation(store, () => undefined) });
    });
    said.push(tab.said);
    tabs.push(tab as Tab);
    return tab as Tab;
  }

  const close = (tab: Tab) => {
    tab.conversation.stop();
    tabs.splice(tabs.indexOf(tab), 1);
  };

  const say = (tab: Tab) => {
    for (let left = r.whole(1, 3); left > 0; left--) {
      const text = `${tab.name}-${tab.said.length}`;
      tab.conversation.say(text);
      tab.said.push(text);
    }
  };

  return { fixture, tabs, said, open, close, say, setStorm: (is: boolean) => void (isStorm = is) };
}

/** Pages of a browser hear what the others kept. */
const hearStorage = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

async function takeSteps(r: Random, visitor: ReturnType<typeof aVisitor>): Promise<void> {
  const { tabs, open, close, say, fixture, setStorm } = visitor;
  const steps: [() => unknown, number][] = [
    [() => say(r.pick(tabs)), 6],
    [() => pass(r.whole(0, 6000)), 6],
    [() => setStorm(r.chance(0.6)), 2],
    [() => Object.assign(r.pick(tabs), { isOffline: r.chance(0.5) }), 3],
    [() => fixture.hear(), 1],
    [() => tabs.length < 3 && open(), 1],
    [() => tabs.length > 1 && close(r.pick(tabs)), 1],
    [() => close(r.pick(tabs)), 0.5],
  ];
  for (let left = r.whole(5, 25); left > 0; left--) {
    if (tabs.length === 0) await open();
    await r.weighted(steps)();
    hearStorage();
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test(`whatever is cut and closed, each text of a visitor arrives once and in order, SEED=${seed}`, async () => {
  for (let run = 1; run <= runs; run++) {
    localStorage.clear();
    const r = random(seed).fork(run);
    const visitor = aVisitor(r);
    const { tabs, said, open, fixture } = visitor;
    await open();
    await takeSteps(r, visitor);
    visitor.setStorm(false);
    for (const tab of tabs) tab.isOffline = false;
    if (tabs.length === 0) await open();
    // the network is back
    hearStorage();
    fixture.hear();
    await pass(120_000);
    // the pages that are left have sent what others left
    const stored = fixture.messages.map(({ text }) => text);
    await open();
    await pass();
    const what = { seed, run };
    expect({ ...what, stored: stored.toSorted() }).toEqual({ ...what, stored: said.flat().toSorted() });
    for (const own of said) expect({ ...what, own: stored.filter((text) => own.includes(text!)) }).toEqual({ ...what, own });
    for (const { conversation } of tabs) {
      const { messages, unsent } = conversation.state();
      expect({ ...what, shown: messages.map(({ text }) => text), unsent }).toEqual({ ...what, shown: stored, unsent: [] });
    }
    expect({ ...what, kept: Object.keys(localStorage).filter((key) => key.includes('unsent')) }).toEqual({ ...what, kept: [] });
    for (const tab of [...tabs]) visitor.close(tab);
  }
}, 300_000); // prettier-ignore
