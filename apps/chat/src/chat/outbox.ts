import { isUnreachable } from '@toam/api-client/call-failed';
import type { ChatStore, MessageContent, Sent, StoredMessage } from '@toam/chat-store/chat-store';
import type { SignedInUser } from '@toam/auth/signed-in-user';
import { chatHouse } from '@toam/contracts/chat/chat.schema';
import { chatMessageStatus } from '@toam/contracts/texts/chat';
import { typingStore } from '@toam/record-form/draft/typing-store';
import { messageOf } from '@toam/ui/core';
import { z } from 'zod';
import { create } from 'zustand';
import { asFailure } from './as-failure';
import { serverNow } from './server-clock';

/** A message that the store does not have, or that the page has not read back yet. */
export interface Unsent {
  /** Chosen once and kept over all tries, so a message that arrived unnoticed is not sent twice. */
  clientKey: string;
  content: MessageContent;
  /** The store's clock when it was written, epoch milliseconds. */
  createdAt: number;
  /** `sent`: the store has it; the list of messages does not show it yet. */
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** Why it failed. */
  reason: string;
  /** The connection was lost, so it is sent again by itself. */
  offline: boolean;
}

type Outbox = Record<string, Unsent[]>;
const none: Unsent[] = [];

const useOutboxes = create<Outbox>(() => ({}));

const keptContent = z.union([
  z.object({ pictures: z.array(z.object({ key: z.string(), thumbnail: z.string() })) }),
  z.object({ text: z.string().optional(), house: chatHouse.optional() }),
]);
const kept = z.object({
  unsent: z.array(z.object({ clientKey: z.uuid(), content: keptContent, createdAt: z.number() })),
});

const placeOf = (id: string) => typingStore(`chat-unsent-${id}`);

/** What a closed page left unsent. Nobody knows whether it arrived; the same key again is the same message. */
function restored(id: string): Unsent[] {
  const { data } = kept.safeParse(placeOf(id).read());
  return data?.unsent.map((one) => ({ ...one, state: 'failed', reason: '', offline: false })) ?? none;
}

function unsentOf(id: string): Unsent[] {
  const known = useOutboxes.getState()[id];
  if (known) return known;
  const left = restored(id);
  useOutboxes.setState({ [id]: left });
  return left;
}

function put(id: string, list: Unsent[]): void {
  useOutboxes.setState({ [id]: list });
  const place = placeOf(id);
  const unsent = list
    .filter(({ state }) => state !== 'sent')
    .map(({ clientKey, content, createdAt }) => ({ clientKey, content, createdAt }));
  if (unsent.length > 0) place.keep({ unsent });
  else place.drop();
}

const patch = (id: string, clientKey: string, change: Partial<Unsent>) =>
  put(
    id,
    unsentOf(id).map((one) => (one.clientKey === clientKey ? { ...one, ...change } : one)),
  );

/** What of a conversation is on its way, in the order in which it was written. */
export const useOutbox = (id: string): Unsent[] => useOutboxes((outboxes) => outboxes[id]) ?? unsentOf(id);

/** For tests: another page. */
export const forgetOutbox = (): void => useOutboxes.setState({}, true);

interface Sending {
  store: ChatStore;
  id: string;
  onSent: (sent: Sent) => void;
  onFailed: (error: unknown) => void;
}

const busy = new Set<string>();

/** Sends what waits, one after the other, so that the order stays. After a failure the rest waits for the person. */
async function sendWaiting(sending: Sending): Promise<void> {
  const { store, id, onSent, onFailed } = sending;
  if (busy.has(id)) return;
  busy.add(id);
  const next = () => unsentOf(id).find(({ state }) => state === 'waiting');
  try {
    for (let one = next(); one; one = next()) {
      patch(id, one.clientKey, { state: 'sending', reason: '' });
      onSent(await store.send(id, one.content, one.clientKey));
      patch(id, one.clientKey, { state: 'sent' });
    }
  } catch (error) {
    const offline = isUnreachable(error);
    put(
      id,
      unsentOf(id).map((one): Unsent => {
        if (one.state === 'sending') return { ...one, state: 'failed', reason: messageOf(asFailure(error)), offline };
        return one.state === 'waiting' ? { ...one, state: 'failed', reason: '', offline } : one;
      }),
    );
    onFailed(error);
  } finally {
    busy.delete(id);
  }
}

/** Puts messages at the end and sends them. */
export function post(sending: Sending, contents: MessageContent[]): void {
  const added = contents.map((content): Unsent => ({
    ...{ clientKey: crypto.randomUUID(), content, createdAt: serverNow() },
    ...{ state: 'waiting', reason: '', offline: false },
  }));
  put(sending.id, [...unsentOf(sending.id), ...added]);
  void sendWaiting(sending);
}

/** Sends failed messages again, with those that waited behind them. @param which default: all */
export function resend(sending: Sending, which: (one: Unsent) => boolean = () => true): void {
  const { id } = sending;
  const again = (one: Unsent): Unsent => (one.state === 'failed' && which(one) ? { ...one, state: 'waiting' } : one);
  put(id, unsentOf(id).map(again));
  void sendWaiting(sending);
}

export const dropUnsent = (id: string, clientKey: string): void =>
  put(
    id,
    unsentOf(id).filter((one) => one.clientKey !== clientKey),
  );

/** Leaves out what the list of messages shows by now. */
export function dropArrived(id: string, list: readonly StoredMessage[]): void {
  const arrived = new Set(list.map(({ client_key }) => client_key));
  const left = unsentOf(id).filter(({ clientKey }) => !arrived.has(clientKey));
  if (left.length < unsentOf(id).length) put(id, left);
}

/** An unsent message as the stream draws it: the house comes after its words. */
export function asMessages({ clientKey, content, createdAt }: Unsent, uuid: string, me: SignedInUser): StoredMessage[] {
  const empty = { text: null, imageURL: null, thumbnail: null, width: null, height: null, house: null };
  const message: StoredMessage = {
    ...empty,
    ...{ id: clientKey, uuid, phoneNumber: '', name: me.name, owner: 'staff', status: chatMessageStatus.unseen },
    user: { id: me.id, name: me.name, avatar: me.avatar },
    ...{ createdAt, client_key: clientKey },
  };
  if (!('pictures' in content))
    return [
      ...(content.text ? [{ ...message, text: content.text }] : []),
      ...(content.house ? [{ ...message, id: `${clientKey}-house`, house: content.house }] : []),
    ];
  return content.pictures.map(({ key, thumbnail }) => ({ ...message, id: key, imageURL: thumbnail, thumbnail }));
}
