import { doc, type Firestore, serverTimestamp, type Timestamp, type Transaction } from 'firebase/firestore';
import { customerOf, statusOf } from './documents';

const later = (one: Timestamp | null, other: Timestamp | null): Timestamp | null =>
  one === null || (other !== null && other > one) ? other : one;

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
