import type { MessageContent } from '@toam/chat-store/chat-store';
import { useSession } from '@toam/auth/session';
import { chatHouse } from '@toam/contracts/chat/chat.schema';
import { z } from 'zod';

const content = z.union([
  z.object({ pictures: z.array(z.object({ key: z.string(), thumbnail: z.string() })) }),
  z.object({ text: z.string().optional(), house: chatHouse.optional() }),
]);

const unsentMessage = z.object({
  conversation: z.uuid(),
  /** Chosen once and kept over all tries, so a message that arrived unnoticed is not sent twice. */
  clientKey: z.uuid(),
  content,
  /** When it was written, by the store's clock, epoch milliseconds. */
  createdAt: z.number(),
  /** Its place among the person's messages on this device: milliseconds, each later than the one before. */
  place: z.number(),
  /** The store's words if it refused it; `byLease`: only because nobody, or somebody else, had the lease. */
  refused: z.object({ reason: z.string(), byLease: z.boolean() }).nullable(),
});
/** A message that the store does not have yet. */
export type UnsentMessage = Omit<z.output<typeof unsentMessage>, 'content'> & { content: MessageContent };

/** Keys `toam.unsent.<remote>.…` make the shell load the remote at the start, whatever screen is opened. */
const prefix = 'toam.unsent.chat.';

/** An entry for each message, so that tabs that write at the same moment do not overwrite one another. */
const keyOf = (userId: number, { clientKey }: Pick<UnsentMessage, 'clientKey'>) => `${prefix}${userId}.${clientKey}`;

/** What the browser did not store, because it is full or forbidden: this page still has it. */
const inMemory = new Map<string, UnsentMessage>();
const listeners = new Set<() => void>();

let known: { userId: number | undefined; list: readonly UnsentMessage[] } | null = null;

function parsed(stored: string | null): UnsentMessage | null {
  try {
    return (unsentMessage.safeParse(JSON.parse(stored ?? 'null')).data as UnsentMessage | undefined) ?? null;
  } catch {
    return null; // not written by this code
  }
}

function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

function read(userId: number): readonly UnsentMessage[] {
  const start = `${prefix}${userId}.`;
  const stored = storedKeys(start).flatMap((key) => parsed(localStorage.getItem(key)) ?? []);
  const held = [...inMemory].flatMap(([key, one]) => (key.startsWith(start) ? [one] : []));
  return [...stored, ...held].toSorted((one, other) => one.place - other.place);
}

/** What waits for the signed-in person, in the order in which it was written. The same array as long as nothing has changed. */
export function unsentMessages(): readonly UnsentMessage[] {
  const userId = useSession.getState().user?.id;
  if (known?.userId === userId && known) return known.list;
  known = { userId, list: userId === undefined ? [] : read(userId) };
  return known.list;
}

/** `unsentMessages` as the disk has it now: another tab may have sent one a moment ago. */
export function unsentNow(): readonly UnsentMessage[] {
  known = null;
  return unsentMessages();
}

/** @param one null: the store has the message, or its writer dropped it */
function put(clientKey: string, one: UnsentMessage | null): void {
  const userId = useSession.getState().user?.id;
  if (userId === undefined) return;
  const key = keyOf(userId, { clientKey });
  inMemory.delete(key);
  try {
    if (one) localStorage.setItem(key, JSON.stringify(one));
    else localStorage.removeItem(key);
  } catch {
    if (one) inMemory.set(key, one);
  }
  changed();
}

function changed(): void {
  known = null;
  listeners.forEach((hear) => hear());
}

/** Keeps new messages, behind all that wait already. */
export function keepUnsent(
  added: readonly Pick<UnsentMessage, 'conversation' | 'clientKey' | 'content' | 'createdAt'>[],
) {
  let place = Math.max(Date.now() - 1, unsentMessages().at(-1)?.place ?? 0);
  for (const one of added) put(one.clientKey, { ...one, place: (place += 1), refused: null });
}

/** What is gone meanwhile stays gone. */
export function changeUnsent(clientKey: string, patch: Pick<UnsentMessage, 'refused'>): void {
  const one = unsentMessages().find((other) => other.clientKey === clientKey);
  if (one) put(clientKey, { ...one, ...patch });
}

export const forgetUnsent = (clientKey: string): void => put(clientKey, null);

/** Whether anybody's message waits in this browser. */
export const isAnythingUnsent = (): boolean => storedKeys(prefix).length > 0;

/** Hears changes, also of other tabs. @returns a function that stops it */
export function followUnsent(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix)) changed();
  });

/** For tests: another page. */
export function forgetUnsentPage(): void {
  inMemory.clear();
  changed();
}
