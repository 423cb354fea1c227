import { handOverText as text } from '@toam/contracts/user/hand-over.text';
import { userText } from '@toam/contracts/user/user.text';
import { commonText } from '@toam/contracts/texts/common';
import { type Actor, isMarketer } from '@toam/domain/actor';
import { canHandOver } from '@toam/domain/staff/hand-over';
import { HttpError } from '../../../http-error';
import type { User } from '../user.schema';

/** @throws HttpError not_found; forbidden for oneself, and for a super admin unless the actor is another super admin */
export function authorizeLeaver(actor: Actor, leaver: User | undefined): User {
  if (!leaver || leaver.deleted_at) throw new HttpError('not_found', userText.notFound);
  if (leaver.id === actor.id) throw new HttpError('forbidden', text.mayNotOwn);
  if (!canHandOver(actor, leaver)) throw new HttpError('forbidden', text.mayNot);
  return leaver;
}

/**
 * Refuses a receiver who cannot work with the records. A receiver who was locked or deleted after the choice is a conflict, and the
 * message says so.
 * @throws HttpError invalid at `to_id`; conflict
 */
export function authorizeReceiver(leaver: User, receiver: User | undefined): User {
  const refusal = (message: string) => new HttpError('invalid', commonText.invalid, { errors: { to_id: message } });
  if (!receiver) throw refusal(text.receiverGone);
  if (receiver.id === leaver.id) throw refusal(text.receiverIsLeaver);
  if (receiver.deleted_at) throw new HttpError('conflict', text.receiverGone);
  if (receiver.status === 0) throw new HttpError('conflict', text.receiverLocked(receiver.name));
  if (isMarketer(receiver)) throw refusal(text.receiverMarketer(receiver.name));
  return receiver;
}
