import { chatText } from '@toam/contracts/chat/chat.text';
import { mediaText } from '@toam/contracts/media/media.text';
import { HttpError } from '../../http-error';
import type { FastifyReply } from 'fastify';
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

/**
 * Pictures that are on their way to an instance at once: each takes up to 5 MB of it, for as long as its sender takes. A visitor may choose
 * as many together as they may send.
 */
const mostUnderway = { together: 24, ofVisitor: most.imagesOfVisitor };
const underway: number[] = [];

/** Holds a place for a picture until it is answered. @throws HttpError too_many */
export function takeUploadPlace({ id }: ChatVisitor, { raw }: FastifyReply): void {
  const own = underway.filter((visitor) => visitor === id);
  if (underway.length >= mostUnderway.together || own.length >= mostUnderway.ofVisitor)
    throw new HttpError('too_many', mediaText.busy, { retryAfter: 5 });
  if (raw.destroyed) return;
  underway.push(id);
  raw.once('close', () => underway.splice(underway.indexOf(id), 1));
}

/** @throws HttpError too_many */
export const allowUpload = ({ id, network }: ChatVisitor): Promise<void> =>
  allow({ imagesOfVisitor: String(id), imagesOfNetwork: network });
