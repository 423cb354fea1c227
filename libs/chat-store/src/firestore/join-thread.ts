import { chatText } from '@toam/contracts/chat/chat.text';
import { isLive } from '@toam/domain/chat/chat-lease';
import { doc, type Firestore, serverTimestamp, type Timestamp, type Transaction } from 'firebase/firestore';
import { StepRefused } from '../chat-store';
import { customerOf, leaseOf, type StatusDocument, statusOf, timedStatus } from './documents';

const later = (one: Timestamp | null, other: Timestamp | null): Timestamp | null =>
  one === null || (other !== null && other > one) ? other : one;

/** @throws StepRefused locked; held while a colleague answers it */
export function refuseUnready(thread: StatusDocument, me: number, now: number): void {
  const status = timedStatus(thread, now);
  if (thread.status === 0) throw new StepRefused('locked', chatText.locked, status);
  if (thread.supporter?.id !== me && isLive(leaseOf(thread), now))
    throw new StepRefused('held', chatText.joinHeld(thread.supporter?.name ?? ''), status);
}

/** Joins a thread to the main conversation of its number, which takes along what waits there. Again is no harm. D120. */
export async function joinThread(transaction: Transaction, store: Firestore, id: string, phone: string): Promise<void> {
  const at = (name: string) => ({ status: doc(store, 'status', name), customer: doc(store, 'phoneNumber', name) });
  const [thread, main] = [at(id), at(phone)];
  const from = statusOf((await transaction.get(thread.status)).data() ?? {});
  if (from.joined) return;
  const to = statusOf((await transaction.get(main.status)).data() ?? {});
  const { last } = customerOf((await transaction.get(thread.customer)).data() ?? {});
  const theLastMessage = later(to.theLastMessage, from.theLastMessage);
  const updatedAt = serverTimestamp();
  transaction.update(main.status, {
    ...{ devices: [...to.devices, id], unread: to.unread + from.unread, read: from.read === 0 ? 0 : to.read },
    ...{ waiting: to.waiting || from.waiting, theLastMessage, updatedAt },
  });
  if (last && from.theLastMessage && theLastMessage?.isEqual(from.theLastMessage))
    transaction.update(main.customer, { last });
  transaction.update(thread.status, {
    ...{ joined: true, supporter: null, startTimeSupport: null, takeover: false },
    ...{ read: 1, unread: 0, waiting: false, theLastMessage: null, updatedAt },
  });
}
