import {
  StepRefused,
  type UploadedPicture,
  type VisitorPage,
  VisitorStepFailed,
  type VisitorStore,
} from '@toam/chat-store/chat-store';
import { newKey } from '@toam/chat-store/new-key';
import { orderedSender, type Tried } from '@toam/chat-store/ordered-sender';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { followUnsent, isTakenAway, keepPictureKeys, keepUnsent, readKept, readLostPictures } from '../kept/kept';

export type Message = VisitorPage['list'][number];

/** A message on its way. Its key stays the same over all tries, so it is stored once. */
export interface Unsent {
  key: string;
  content: { text: string } | { picture: LocalPicture } | LostPicture;
  /** waiting: behind others, or the last try did not arrive. sent: stored, and not read back yet. refused: the visitor decides. */
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** Why it was refused, or why the last try failed. */
  problem: string | null;
  /** Share of the picture's bytes that were sent. */
  progress: number;
  at: number;
}

/** A picture that was gone when the page was loaded again before it was sent. */
interface LostPicture {
  lost: true;
}

/** A picture of this device. */
interface LocalPicture {
  file: Blob;
  /** Address for showing it here. */
  url: string;
  uploaded?: UploadedPicture;
}

export interface ConversationState {
  /** ended: the session is over. */
  phase: 'loading' | 'failed' | 'open' | 'ended';
  messages: Message[];
  /** Messages before them: whether there are some, are on their way, or did not come. */
  older: 'none' | 'some' | 'reading' | 'failed';
  unsent: Unsent[];
  isLocked: boolean;
  /** Name of the colleague who answers now. */
  supporter: string | null;
  unread: number;
  /** How many of `messages` the staff has seen, of one's own. */
  seen: number;
  isOffline: boolean;
}

export interface Conversation {
  state: () => ConversationState;
  say: (text: string) => void;
  sendPicture: (file: Blob) => void;
  again: (key: string) => void;
  remove: (key: string) => void;
  /** The visitor sees everything that has arrived. */
  look: () => void;
  refresh: () => Promise<void>;
  readOlder: () => Promise<void>;
  stop: () => void;
}

/**
 * Milliseconds until the page reads by itself. A lease runs out without an event: while somebody supports, it looks whether that is
 * still so. After a failure, at first and at most.
 */
const checks = { support: 30_000, failed: 3000, most: 30_000 };

/** Milliseconds that a text of another tab is left to that tab, which may be closed by now. */
const othersTurn = 3000;

/**
 * A visitor's open conversation. What is on the screen comes from reading alone, in the store's order: a sent message stays 'on its
 * way' until it is read back, so that nothing before it can be skipped.
 * @param changed called after every change of the state
 */
export function openConversation(store: VisitorStore, changed: () => void): Conversation {
  let state: ConversationState = {
    phase: 'loading',
    messages: [],
    older: 'none',
    unsent: [
      ...readLostPictures().map(lostPicture),
      ...readKept().unsent.map(({ key, text }) => newUnsent(key, { text })),
    ],
    ...{ isLocked: false, supporter: null, unread: 0, seen: 0, isOffline: false },
  };
  /** Of messages that this page has, or once had: the rest of what is kept belongs to other tabs. */
  const ownKeys = new Set(state.unsent.map(({ key }) => key));
  let reading: Promise<void> | null = null;
  let isAskedAgain = false;
  let seenUntil: string | null = null;
  /** The last of one's own messages that the staff has seen. */
  let seenOwn: string | null = null;
  let nextCheck: number | undefined;
  let nextAdoption: number | undefined;
  let failures = 0;
  let isStopped = false;

  function set(change: Partial<ConversationState>): void {
    if (isStopped) return;
    state = { ...state, ...change };
    if (change.unsent) {
      for (const { key } of state.unsent) ownKeys.add(key);
      keepUnsent(textsOf(state.unsent), ownKeys);
      keepPictureKeys(pictureKeysOf(state.unsent));
    }
    changed();
  }

  const put = (key: string, change: Partial<Unsent>) =>
    set({ unsent: state.unsent.map((one) => (one.key === key ? { ...one, ...change } : one)) });

  function take(page: VisitorPage): void {
    const wasOffline = state.isOffline;
    const wasLocked = state.isLocked;
    const messages = [...state.messages, ...page.list];
    const isFirst = state.messages.length === 0;
    seenOwn = page.seen_until;
    const read = new Set(page.list.map(({ client_key }) => client_key));
    for (const one of state.unsent) if (read.has(one.key)) forget(one);
    set({
      ...{ phase: 'open', messages, isOffline: false, supporter: page.supporter, unread: page.unread },
      ...(read.size > 0 && { unsent: state.unsent.filter(({ key }) => !read.has(key)) }),
      ...(isFirst && { older: page.more ? ('some' as const) : ('none' as const) }),
      isLocked: page.status === 0,
      seen: countSeen(messages),
    });
    failures = 0;
    checkIn(page.supporter ? checks.support : null);
    const isUnlocked = wasLocked && page.status === 1;
    const refused = state.unsent.filter((one) => isRefused(one) && !('lost' in one.content));
    if (isUnlocked) refused.forEach(({ key }) => put(key, { state: 'waiting', problem: null }));
    if (wasOffline || isUnlocked) sender.wake();
  }

  const countSeen = (messages: Message[]) => messages.findIndex(({ id }) => id === seenOwn) + 1;

  /** The page before the oldest message. A failure stays until the visitor asks again. */
  async function readOlder(): Promise<void> {
    const first = state.messages[0];
    if (!first || state.older === 'none' || state.older === 'reading') return;
    set({ older: 'reading' });
    try {
      const { list, more } = await store.readOlder(first.id);
      const messages = [...list, ...state.messages];
      set({ messages, seen: countSeen(messages), older: more ? 'some' : 'none' });
    } catch (error) {
      set({ older: 'failed' });
      if (error instanceof VisitorStepFailed && error.reason === 'ended') fail(error);
    }
  }

  function checkIn(milliseconds: number | null): void {
    clearTimeout(nextCheck);
    if (milliseconds !== null) nextCheck = window.setTimeout(() => void refresh(), milliseconds);
  }

  function fail(error: unknown): void {
    if (error instanceof VisitorStepFailed && error.reason === 'ended') {
      stopFollowing();
      checkIn(null);
      return set({ phase: 'ended', isOffline: false });
    }
    set({ isOffline: true, ...(state.phase === 'loading' && { phase: 'failed' }) });
    checkIn(Math.min(checks.failed * 2 ** failures, checks.most));
    failures += 1;
  }

  async function read(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        take(await store.read(state.messages.at(-1)?.id ?? null));
      } catch (error) {
        fail(error);
      }
    } while (isAskedAgain && !isStopped);
    reading = null;
  }

  /** One read at a time; one more, if something happened meanwhile. */
  function refresh(): Promise<void> {
    isAskedAgain = true;
    reading ??= read();
    return reading;
  }

  async function transmit({ key, content }: Unsent): Promise<void> {
    if ('lost' in content) return; // it is refused from the beginning
    if ('text' in content) {
      await store.send(content, key);
      return;
    }
    const { picture } = content;
    picture.uploaded ??= await store.uploadPicture(picture.file, { onProgress: (progress) => put(key, { progress }) });
    await store.send({ picture: picture.uploaded }, key);
  }

  /** Whatever did not arrive is tried again; what the store refuses waits for the visitor. */
  async function send(unsent: Unsent): Promise<Tried> {
    const { key } = unsent;
    put(key, { state: 'sending', problem: null });
    try {
      await transmit(unsent);
      put(key, { state: 'sent', problem: null });
      void refresh();
      return 'settled';
    } catch (error) {
      const failed = error instanceof VisitorStepFailed ? error : null;
      const problem = error instanceof Error ? error.message : visitorText.failed;
      if (failed?.reason === 'unreachable' || failed?.reason === 'tooFast') {
        put(key, { state: 'waiting', problem });
        if (failed.reason === 'unreachable') fail(error);
        return { againAfter: failed.retryAfter };
      }
      put(key, { state: 'refused', problem });
      if (error instanceof StepRefused) set({ isLocked: true });
      else if (failed?.reason === 'ended') fail(error);
      return 'settled';
    }
  }

  const sender = orderedSender<Unsent>({
    // what was refused for itself, like a file that is no picture, keeps nothing back
    next: () => {
      const isClosed = isStopped || state.isLocked || state.phase === 'ended';
      return isClosed ? undefined : state.unsent.find((one) => one.state !== 'sent' && !isRefused(one));
    },
    send,
  });

  function add(content: Unsent['content']): void {
    set({ unsent: [...state.unsent, newUnsent(newKey(), content)] });
    sender.wake();
  }

  function again(key: string): void {
    put(key, { state: 'waiting', problem: null, progress: 0 });
    sender.wake();
  }

  /** What another tab has not sent, and may never send, because it was closed. The key makes it one message, whoever sends it. */
  function adopt(): void {
    nextAdoption = undefined;
    const others = readKept().unsent.filter(({ key }) => !ownKeys.has(key));
    if (others.length === 0) return;
    // one whose answer was lost may have been read back already
    const stored = new Set(state.messages.map(({ client_key }) => client_key));
    for (const { key } of others) ownKeys.add(key);
    const added = others.filter(({ key }) => !stored.has(key));
    set({ unsent: [...state.unsent, ...added.map(({ key, text }) => newUnsent(key, { text }))] });
    sender.wake();
  }

  /** Another tab wrote something, sent it, or dropped it. */
  function hearOthers(): void {
    nextAdoption ??= window.setTimeout(adopt, othersTurn);
    const isGone = ({ key, state: at }: Unsent) => (at === 'waiting' || at === 'refused') && isTakenAway(key);
    if (!state.unsent.some(isGone)) return;
    set({ unsent: state.unsent.filter((one) => !isGone(one)) });
    void refresh();
  }

  const lose = () => fail(null);
  window.addEventListener('offline', lose);
  // texts are kept on the device, pictures only by this page: the browser asks before it is left
  const hold = (event: BeforeUnloadEvent) => {
    if (state.unsent.some(({ content, state: its }) => 'picture' in content && its !== 'sent')) event.preventDefault();
  };
  window.addEventListener('beforeunload', hold);
  const stopFollowing = store.follow(() => void refresh());
  const stopHearing = followUnsent(hearOthers);
  void refresh();
  // after this function: whoever hears of changes has the conversation by then
  queueMicrotask(sender.wake);

  return {
    state: () => state,
    say: (text) => add({ text }),
    sendPicture: (file) => add({ picture: { file, url: URL.createObjectURL(file) } }),
    again,
    remove: (key) => {
      state.unsent.filter((one) => one.key === key).forEach(forget);
      set({ unsent: state.unsent.filter((one) => one.key !== key) });
      sender.wake();
    },
    look: () => {
      const last = state.messages.findLast(({ owner }) => owner === 'staff')?.id ?? null;
      if (last === null || last === seenUntil || state.unread === 0 || state.phase !== 'open') return;
      seenUntil = last;
      set({ unread: 0 });
      // the next look tries again
      store.markRead(last).catch(() => (seenUntil = null));
    },
    refresh,
    readOlder,
    stop: () => {
      isStopped = true;
      sender.stop();
      checkIn(null);
      clearTimeout(nextAdoption);
      stopHearing();
      window.removeEventListener('offline', lose);
      window.removeEventListener('beforeunload', hold);
      stopFollowing();
      state.unsent.forEach(forget);
    },
  };
}

const newUnsent = (key: string, content: Unsent['content']): Unsent => ({
  ...{ key, content, state: 'waiting', problem: null, progress: 0, at: Date.now() },
});

/** Nobody can send it any more: the visitor is told, and picks it again. */
const lostPicture = (key: string): Unsent => ({
  ...newUnsent(key, { lost: true }),
  ...{ state: 'refused', problem: visitorText.pictureLost },
});

const pictureKeysOf = (unsent: Unsent[]): string[] =>
  unsent.filter(({ content, state }) => !('text' in content) && state !== 'sent').map(({ key }) => key);

const isRefused = ({ state }: Unsent): boolean => state === 'refused';

const textsOf = (unsent: Unsent[]) =>
  unsent.flatMap(({ key, content, state }) =>
    'text' in content && state !== 'sent' ? [{ key, text: content.text }] : [],
  );

function forget({ content }: Unsent): void {
  if ('picture' in content) URL.revokeObjectURL(content.picture.url);
}
