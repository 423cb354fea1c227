import { type CallFailed, isSessionOver } from '@toam/api-client/call-failed';
import type { SignedInUser } from '@toam/auth/signed-in-user';
import { useSession } from '@toam/auth/session';
import { type MessageContent, type Sent, StepRefused, type StoredMessage } from '@toam/chat-store/chat-store';
import { newKey } from '@toam/chat-store/new-key';
import { type OrderedSender, orderedSender, type Tried } from '@toam/chat-store/ordered-sender';
import { chatMessageStatus } from '@toam/contracts/chat/chat.text';
import { onLive } from '@toam/live/live';
import { messageOf } from '@toam/ui/core';
import { create } from 'zustand';
import { asFailure, isPassing } from './as-failure';
import { openChatStore } from './open-chat-store';
import { serverNow } from './server-clock';
import * as kept from './unsent-messages';

/**
 * One sender for everything that the signed-in person wrote and the store does not have yet, whichever conversation or screen is open:
 * in order within a conversation, again after a failure that passes, by one tab at a time.
 */

/** A message that the store does not have, or that the page has not read back yet. */
export interface Unsent extends Pick<kept.UnsentMessage, 'clientKey' | 'content' | 'createdAt'> {
  /** `sent`: the store has it; the list of messages does not show it yet. */
  state: 'waiting' | 'sending' | 'sent' | 'refused';
  /** Why it was refused, or why the last try failed; empty before the first. */
  reason: string;
}

const none: Unsent[] = [];

/** Keys of messages that are on their way in this tab, and why the last try of others failed. */
const underWay = new Set<string>();
const problems = new Map<string, string>();
/** What the store has since this page was opened, until the list of messages shows it. */
let arrived: kept.UnsentMessage[] = [];

function stateOf({ clientKey, refused }: kept.UnsentMessage): Pick<Unsent, 'state' | 'reason'> {
  if (underWay.has(clientKey)) return { state: 'sending', reason: '' };
  if (refused) return { state: 'refused', reason: refused.reason };
  return { state: 'waiting', reason: problems.get(clientKey) ?? '' };
}

function outboxes(): Record<string, Unsent[]> {
  const byConversation: Record<string, Unsent[]> = {};
  const add = (one: kept.UnsentMessage, state: Pick<Unsent, 'state' | 'reason'>) =>
    (byConversation[one.conversation] ??= []).push({ ...one, ...state });
  for (const one of arrived) add(one, { state: 'sent', reason: '' });
  for (const one of kept.unsentMessages()) add(one, stateOf(one));
  return byConversation;
}

const useOutboxes = create<Record<string, Unsent[]>>(outboxes);
const show = () => useOutboxes.setState(outboxes(), true);

/** What of a conversation is on its way, in the order in which it was written. */
export const useOutbox = (id: string): Unsent[] => useOutboxes((all) => all[id] ?? none);

/** How many messages of each conversation the store does not have. */
export function useUnsentCounts(): Record<string, number> {
  const all = useOutboxes();
  const counts = Object.entries(all).map(([id, list]) => [id, list.filter(({ state }) => state !== 'sent').length]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0)) as Record<string, number>;
}

type HearSent = (conversation: string, sent: Sent | null) => void;
const hearers = new Set<HearSent>();

/** Hears what the store made of a message; null: it did not take it. @returns a function that stops it */
export function followSent(hear: HearSent): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** Until then somebody has signed in again, or the page is gone. Milliseconds. */
const untilSignIn = 30_000;

function failed({ conversation, clientKey }: kept.UnsentMessage, error: unknown): Tried {
  const passes = isPassing(error) || isSessionOver(error);
  if (passes) problems.set(clientKey, messageOf(error));
  else {
    const reason = messageOf(asFailure(error));
    kept.changeUnsent(clientKey, { refused: { reason, byLease: error instanceof StepRefused } });
    hearers.forEach((hear) => hear(conversation, null));
  }
  if (!passes) return 'settled';
  return { againAfter: isSessionOver(error) ? untilSignIn : (error as CallFailed).retryAfter };
}

async function transmit(one: kept.UnsentMessage): Promise<Tried> {
  const store = await openChatStore().catch(() => null);
  if (!store) return { againAfter: 0 };
  underWay.add(one.clientKey);
  show();
  try {
    const sent = await store.send(one.conversation, one.content, one.clientKey);
    arrived = [...arrived, one];
    kept.forgetUnsent(one.clientKey);
    problems.delete(one.clientKey);
    hearers.forEach((hear) => hear(one.conversation, sent));
    return 'settled';
  } catch (error) {
    return failed(one, error);
  } finally {
    underWay.delete(one.clientKey);
    show();
  }
}

/** Milliseconds after which a tab sends though another one seems to: the browser may have put that one to sleep. The key makes it one message. */
const longestTurn = 10_000;

/** Runs it while no other tab of this browser sends from the same conversation, where the browser can tell. */
async function inOneTab(name: string, run: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return run();
  const patience = AbortSignal.timeout(longestTurn);
  await navigator.locks.request(name, { signal: patience }, run).catch(run);
}

const senders = new Map<string, OrderedSender>();

function senderOf(conversation: string): OrderedSender {
  const known = senders.get(conversation);
  if (known) return known;
  const sender = orderedSender({
    // without the lease nothing arrives; what was refused for itself keeps nothing back
    next: () => {
      const own = kept.unsentNow().filter((one) => one.conversation === conversation);
      return own.some(({ refused }) => refused?.byLease) ? undefined : own.find(({ refused }) => !refused);
    },
    send: transmit,
    alone: (run) => inOneTab(`toam.chat.send.${useSession.getState().user?.id}.${conversation}`, run),
  });
  senders.set(conversation, sender);
  return sender;
}

const wakeAll = () =>
  new Set(kept.unsentMessages().map((one) => one.conversation)).forEach((id) => senderOf(id).wake());

let isKeeping = false;

/** From now on, sends what waits: at once, when something is written, and when the network is back. Several calls count as one. */
export function keepSending(): void {
  show();
  wakeAll();
  if (isKeeping) return;
  isKeeping = true;
  window.addEventListener('online', wakeAll);
  onLive('live.ready', wakeAll);
  // written here or in another tab, which may be gone by now
  kept.followUnsent(() => {
    show();
    wakeAll();
  });
}

/** Puts messages at the end of a conversation, on disk first. */
export function post(conversation: string, contents: readonly MessageContent[]): void {
  kept.keepUnsent(contents.map((content) => ({ conversation, content, clientKey: newKey(), createdAt: serverNow() })));
}

/** Tries again what was refused, and what waits behind it. @param byLease only what was refused because the lease was over */
export function resend(conversation: string, { byLease = false } = {}): void {
  for (const { refused, ...one } of kept.unsentMessages())
    if (one.conversation === conversation && refused && (refused.byLease || !byLease))
      kept.changeUnsent(one.clientKey, { refused: null });
  senderOf(conversation).wake();
}

export const dropUnsent = (clientKey: string): void => kept.forgetUnsent(clientKey);

/** Leaves out what the list of messages shows by now, also what arrived without an answer. */
export function dropArrived(id: string, list: readonly StoredMessage[]): void {
  const there = new Set(list.map(({ client_key }) => client_key));
  const shown = useOutboxes.getState()[id]?.filter(({ clientKey }) => there.has(clientKey)) ?? none;
  if (shown.length === 0) return;
  arrived = arrived.filter(({ clientKey }) => !there.has(clientKey));
  shown.filter(({ state }) => state !== 'sent').forEach(({ clientKey }) => kept.forgetUnsent(clientKey));
  show();
}

/** For tests: another page. */
export function forgetOutbox(): void {
  senders.forEach((sender) => sender.stop());
  senders.clear();
  underWay.clear();
  problems.clear();
  arrived = [];
  kept.forgetUnsentPage();
  show();
}

/** An unsent message as the stream draws it: the house comes after its words. */
export function asMessages({ clientKey, content, createdAt }: Unsent, uuid: string, me: SignedInUser): StoredMessage[] {
  const empty = { text: null, imageURL: null, thumbnail: null, width: null, height: null, house: null };
  const message: StoredMessage = {
    ...empty,
    ...{
      id: clientKey,
      uuid,
      phoneNumber: '',
      name: me.name,
      owner: 'staff',
      device: null,
      status: chatMessageStatus.unseen,
    },
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
