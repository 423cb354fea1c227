import type { MessageContent } from '@toam/chat-store/chat-store';
import { useSession } from '@toam/auth/session';
import { chatHouse } from '@toam/contracts/chat/chat.schema';
import { dropFromDevice, keysOnDevice, putOnDevice, readFromDevice } from '@toam/platform/device-store';
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

const mine = (): string | null => {
  const userId = useSession.getState().user?.id;
  return userId === undefined ? null : `${prefix}${userId}.`;
};

const listeners = new Set<() => void>();
let known: { of: string | null; list: readonly UnsentMessage[] } | null = null;

function read(start: string): readonly UnsentMessage[] {
  const stored = keysOnDevice(start).flatMap((key) => unsentMessage.safeParse(readFromDevice(key)).data ?? []);
  return (stored as UnsentMessage[]).sort((one, other) => one.place - other.place);
}

/** What waits for the signed-in person, in the order in which it was written. The same array as long as nothing has changed. */
export function unsentMessages(): readonly UnsentMessage[] {
  const of = mine();
  if (known === null || known.of !== of) known = { of, list: of === null ? [] : read(of) };
  return known.list;
}

/** `unsentMessages` as the device has it now: another tab may have sent one a moment ago. */
export function unsentNow(): readonly UnsentMessage[] {
  known = null;
  return unsentMessages();
}

function changed(): void {
  known = null;
  listeners.forEach((hear) => hear());
}

/** An entry for each message, so that tabs that write at the same moment do not overwrite one another. */
function put(one: UnsentMessage): void {
  const start = mine();
  if (start === null) return;
  // the page has it at once; a message that the disk refused is sent all the same
  void putOnDevice(start + one.clientKey, one);
  changed();
}

/** Keeps new messages, behind all that wait already. */
export function keepUnsent(
  added: readonly Pick<UnsentMessage, 'conversation' | 'clientKey' | 'content' | 'createdAt'>[],
): void {
  let place = Math.max(Date.now() - 1, unsentMessages().at(-1)?.place ?? 0);
  for (const one of added) put({ ...one, place: (place += 1), refused: null });
}

/** What is gone meanwhile stays gone. */
export function changeUnsent(clientKey: string, patch: Partial<Pick<UnsentMessage, 'refused' | 'conversation'>>): void {
  const one = unsentMessages().find((other) => other.clientKey === clientKey);
  if (one) put({ ...one, ...patch });
}

/** A thread was joined: what waits for it waits for the main conversation. */
export function moveUnsent(from: string, to: string): void {
  for (const { conversation, clientKey } of unsentMessages())
    if (conversation === from) changeUnsent(clientKey, { conversation: to });
}

/** The store has it, or its writer dropped it. */
export function forgetUnsent(clientKey: string): void {
  const start = mine();
  if (start === null) return;
  void dropFromDevice(start + clientKey);
  changed();
}

/** Whether anybody's message waits in this browser. */
export const isAnythingUnsent = (): boolean => keysOnDevice(prefix).length > 0;

/** Hears changes, also of other tabs. @returns a function that stops it */
export function followUnsent(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

window.addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(prefix)) changed();
});

/** For tests: another page. */
export const forgetUnsentPage = changed;
