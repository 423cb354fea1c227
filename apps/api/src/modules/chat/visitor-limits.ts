import { chatText } from '@toam/contracts/chat/chat.text';
import { HttpError } from '../../http-error';
import type { ChatVisitor } from './chat.schema';
import { countRecent, takeTurn, type VisitorLimit } from './visitor.queries';

/** Most per 15 minutes. A family or an office shares a network. Brief 7 §4. */
const most = {
  sessionsOfNetwork: 8,
  messagesOfVisitor: 40,
  imagesOfVisitor: 10,
  imagesOfNetwork: 50,
  messagesOfNetwork: 200,
} satisfies Record<VisitorLimit, number>;

/** Seconds. */
const retryAfter = 15 * 60;

/** Counted in the database, so that every instance counts the same. @throws HttpError too_many */
async function allow(subjects: Partial<Record<VisitorLimit, string>>): Promise<void> {
  const counts = Object.entries(await countRecent(subjects)) as [VisitorLimit, number][];
  if (counts.some(([limit, count]) => count >= most[limit]))
    throw new HttpError('too_many', chatText.tooFast, { retryAfter });
}

/** Call these in the transaction that stores. */
export async function allowSession(network: string): Promise<void> {
  await takeTurn(network);
  await allow({ sessionsOfNetwork: network });
}

/** @throws HttpError too_many */
export async function allowMessage({ id, network }: ChatVisitor): Promise<void> {
  await takeTurn(network);
  await allow({ messagesOfVisitor: String(id), messagesOfNetwork: network });
}

/** @throws HttpError too_many */
export const allowUpload = ({ id, network }: ChatVisitor): Promise<void> =>
  allow({ imagesOfVisitor: String(id), imagesOfNetwork: network });
