import { isAdmin, type Actor } from '../actor';

/** How long whoever deleted a record may bring it back: longer than the 10 s that a toast offers it. Seconds. */
const restoreWindow = 600;

/** Who deleted a record, as its history says, and how long ago. */
export interface Deletion {
  /** Null: nobody that is known. */
  by: number | null;
  secondsAgo: number;
}

/** Who brings a deleted record back: an admin any, others what they deleted themselves a moment ago. D11. */
export const canTakeBackDeletion = (actor: Actor, { by, secondsAgo }: Deletion): boolean =>
  isAdmin(actor) || (by === actor.id && secondsAgo <= restoreWindow);
