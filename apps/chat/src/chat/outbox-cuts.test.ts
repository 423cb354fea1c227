import type { ChatStore, MessageContent } from '@toam/chat-store/chat-store';
import { type Random, random } from '@toam/domain/random';
import { uuidOf } from './conversation.fixture';
import type * as Outbox from './outbox';

// what a page draws is not part of it, and takes seconds to load for each page
jest.mock('@toam/ui/core', () => ({ messageOf: (error: Error) => error.message }));
jest.mock('@toam/auth/session', () => ({ useSession: { getState: () => ({ user: { id: 7 } }) } }));
jest.mock('@toam/live/live', () => ({ onLive: () => () => undefined }));

/** Without state: pages may share them, and each loads faster. */
const shared = {
  zod: jest.requireActual<object>('zod'),
  schema: jest.requireActual<object>('@toam/contracts/chat/chat.schema'),
};

/** Walks that are taken. `RUNS=500` takes more, `SEED` repeats them. */
const runs = Number(process.env.RUNS ?? 60);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

interface Tab {
  name: string;
  outbox: typeof Outbox;
  /** What it wrote, by conversation. */
  said: Record<string, string[]>;
  /** What it hears of the browser, until it is closed. */
  listeners: [string, EventListenerOrEventListenerObject][];
  isOffline: boolean;
  /** What is on its way may still arrive; the page learns nothing more. */
  isClosed: boolean;
}

const talks = [uuidOf(1), uuidOf(2), uuidOf(3)];

/** A colleague with several pages, over one store. */
function aColleague(r: Random) {
  const stored: { talk: string; text: string; client_key: string }[] = [];
  const tabs: Tab[] = [];
  const said: Tab['said'][] = [];
  let isStorm = false;
  /** Conversations that a colleague has taken meanwhile. */
  const taken = new Set<string>();

  const put = (talk: string, content: MessageContent, client_key: string) => {
    if (!stored.some((one) => one.client_key === client_key))
      stored.push({ talk, text: (content as { text: string }).text, client_key });
  };

  /** A page has modules of its own. */
  async function open(): Promise<Tab> {
    const tab: Partial<Tab> = { name: String(said.length), said: {}, listeners: [], isOffline: false, isClosed: false };
    const listens = jest.spyOn(window, 'addEventListener').mockImplementation((kind, hear) => {
      tab.listeners!.push([kind, hear]);
      EventTarget.prototype.addEventListener.call(window, kind, hear);
    });
    await jest.isolateModulesAsync(async () => {
      jest.doMock('zod', () => shared.zod);
      jest.doMock('@toam/contracts/chat/chat.schema', () => shared.schema);
      const { CallFailed } = await import('@toam/api-client/call-failed');
      const { StepRefused } = await import('@toam/chat-store/chat-store');
      const away = () => new CallFailed(r.pick([0, 502, 503, 504]), 'away', 'Mất kết nối');
      const answer = async (talk: string, content: MessageContent, key: string) => {
        const fate = isStorm ? r.pick(['passes', 'late', 'lost', 'answerLost'] as const) : 'passes';
        if (tab.isOffline || fate === 'lost') throw away();
        if (fate === 'late') await new Promise((resolve) => setTimeout(resolve, r.whole(10, 15_000)));
        if (taken.has(talk) && !stored.some(({ client_key }) => client_key === key))
          throw new StepRefused('notHolder', 'Bạn chưa nhận hỗ trợ');
        put(talk, content, key);
        if (fate === 'answerLost') throw away();
        return {} as Awaited<ReturnType<ChatStore['send']>>;
      };
      const send = (...given: Parameters<typeof answer>) =>
        new Promise((resolve, reject) => {
          if (tab.isClosed) return;
          answer(...given).then(
            (sent) => void (tab.isClosed || resolve(sent)),
            (error: Error) => void (tab.isClosed || reject(error)),
          );
        });
      jest.doMock('./open-chat-store', () => ({ openChatStore: () => Promise.resolve({ send }) }));
      tab.outbox = await import('./outbox');
    });
    tab.outbox!.keepSending();
    listens.mockRestore();
    tabs.push(tab as Tab);
    said.push(tab.said!);
    return tab as Tab;
  }

  const close = (tab: Tab) => {
    for (const [kind, hear] of tab.listeners) window.removeEventListener(kind, hear);
    tab.isClosed = true;
    tabs.splice(tabs.indexOf(tab), 1);
  };

  const say = ({ name, outbox, said: own }: Tab) => {
    const talk = r.pick(talks);
    for (let left = r.whole(1, 3); left > 0; left--) {
      const list = (own[talk] ??= []);
      const text = `${name}-${list.length}`;
      outbox.post(talk, [{ text }]);
      list.push(text);
    }
  };

  const takeBack = (talk: string) => {
    taken.delete(talk);
    for (const { outbox } of tabs) outbox.resend(talk, { byLease: true });
  };

  return { stored, tabs, said, taken, open, close, say, takeBack, setStorm: (is: boolean) => void (isStorm = is) };
}

/** Pages of a browser hear what the others kept. */
const hearStorage = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

async function takeSteps(r: Random, colleague: ReturnType<typeof aColleague>): Promise<void> {
  const { tabs, open, close, say, taken, takeBack, setStorm } = colleague;
  const steps: [() => unknown, number][] = [
    [() => say(r.pick(tabs)), 6],
    [() => pass(r.whole(0, 6000)), 6],
    [() => setStorm(r.chance(0.6)), 2],
    [() => Object.assign(r.pick(tabs), { isOffline: r.chance(0.5) }), 3],
    [() => window.dispatchEvent(new Event('online')), 1],
    [() => taken.add(r.pick(talks)), 0.7],
    [() => takeBack(r.pick(talks)), 0.7],
    [() => tabs.length < 3 && open(), 1],
    [() => close(r.pick(tabs)), 1],
  ];
  for (let left = r.whole(5, 25); left > 0; left--) {
    if (tabs.length === 0) await open();
    await r.weighted(steps)();
    hearStorage();
  }
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test(`whatever is cut, closed and taken over, each message arrives once and in order, SEED=${seed}`, async () => {
  for (let run = 1; run <= runs; run++) {
    localStorage.clear();
    const r = random(seed).fork(run);
    const colleague = aColleague(r);
    const { tabs, said, open, stored, takeBack } = colleague;
    await open();
    await takeSteps(r, colleague);
    colleague.setStorm(false);
    for (const tab of tabs) tab.isOffline = false;
    if (tabs.length === 0) await open();
    hearStorage();
    await pass(60_000);
    // whatever was refused since is taken back, as somebody would
    for (const talk of talks) takeBack(talk);
    await pass(60_000);
    for (const talk of talks) {
      const what = { seed, run, talk };
      const all = stored.filter((one) => one.talk === talk).map(({ text }) => text);
      const own = said.map((one) => one[talk] ?? []);
      expect({ ...what, all: all.toSorted() }).toEqual({ ...what, all: own.flat().toSorted() });
      for (const list of own) expect({ ...what, list: all.filter((text) => list.includes(text)) }).toEqual({ ...what, list });
    }
    expect({ run, kept: Object.keys(localStorage).filter((key) => key.includes('unsent')) }).toEqual({ run, kept: [] });
    for (const tab of [...tabs]) colleague.close(tab);
  }
}, 300_000); // prettier-ignore
