import { CallFailed } from '@toam/api-client/call-failed';
import { chatText } from '@toam/contracts/chat/chat.text';
import { doc, serverTimestamp, type Timestamp, type Transaction } from 'firebase/firestore';
import type { Connection } from './firestore-connection';

/** `limits/{uid}`: what somebody wrote and stored since a moment, and the last of each. */
interface CountedDocument {
  since: Timestamp;
  messages: number;
  pictures: number;
  message: string | null;
  picture: string | null;
}

/** As the rules say: so many in so many milliseconds. */
const most = { messages: 40, picturesOfVisitor: 10, picturesOfStaff: 200 } as const;
const window = 15 * 60_000;

/**
 * Counts a visitor's message, or anybody's picture: the rules take none that is not counted. Transactions read before they write, so
 * call it between.
 * @throws CallFailed too_many
 */
export async function count(
  transaction: Transaction,
  { store, clock }: Connection,
  who: { uid: string; isStaff: boolean },
  one: { message: string } | { picture: string },
): Promise<void> {
  const own = doc(store, 'limits', who.uid);
  const known = (await transaction.get(own)).data() as CountedDocument | undefined;
  const isOver = () => !known || clock.now() >= known.since.toMillis() + window;
  const field = 'message' in one ? 'messages' : 'pictures';
  const limit = 'message' in one ? most.messages : who.isStaff ? most.picturesOfStaff : most.picturesOfVisitor;
  // a clock that was set may be what is in the way
  if (known && !isOver() && known[field] >= limit) await clock.measure(who.uid);
  const { since, messages, pictures } = known && !isOver() ? known : { since: null, messages: 0, pictures: 0 };
  const counted = { messages, pictures, [field]: (field === 'messages' ? messages : pictures) + 1 };
  if (counted[field]! > limit) throw new CallFailed(429, 'too_many', chatText.tooFast);
  const { message = null, picture = null } = known ?? {};
  transaction.set(own, { message, picture, ...one, ...counted, since: since ?? serverTimestamp() });
}
