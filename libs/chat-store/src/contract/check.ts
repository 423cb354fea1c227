import { CallFailed } from '@toam/api-client/call-failed';
import { type ChatStore, type MessageId, StepRefused, type StoredMessage } from '../chat-store';

/** The suite runs in Jest and in a browser's page, so it brings what it needs to compare. */
export function same(found: unknown, expected: unknown, what = 'found'): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what} ${one}, expected ${other}`);
}

export function holds(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what);
}

/** Why a step was refused; 'taken' if it was not. Other failures pass. */
export async function outcomeOf(step: Promise<unknown>): Promise<'taken' | StepRefused['reason']> {
  try {
    await step;
    return 'taken';
  } catch (error) {
    if (error instanceof StepRefused) return error.reason;
    throw error;
  }
}

/** Waits until something is so. It may take as long as a connection takes to come back. */
export async function until(isSo: () => boolean | Promise<boolean>, what: string, longest = 20_000): Promise<void> {
  const end = Date.now() + longest;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${longest} ms`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Tries a step again while nothing answers, as people and the console's outbox do. */
export async function tried<T>(step: () => Promise<T>): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof CallFailed && error.status === 0) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** All messages that people wrote, by pages of `size` from the oldest. */
export async function allMessages(store: ChatStore, id: string, size = 50): Promise<StoredMessage[]> {
  const found: StoredMessage[] = [];
  let before: MessageId | undefined;
  for (;;) {
    const page: Awaited<ReturnType<ChatStore['listMessages']>> = await store.listMessages(
      id,
      before === undefined ? { size } : { before, size },
    );
    found.unshift(...page.list);
    if (!page.more) return found.filter(({ owner }) => owner !== 'event');
    before = page.list[0]?.id;
  }
}

export const textsOf = (list: { text: string | null }[]): (string | null)[] => list.map(({ text }) => text);

let made = 0;

/** A key for a message. Every run has its own. */
export const newKey = (): string => crypto.randomUUID();

/** A text that no other message has. */
export const newText = (): string => `Tin nhắn ${++made}`;

export const says = (store: ChatStore, id: string, text: string = newText()) => store.send(id, { text }, newKey());
