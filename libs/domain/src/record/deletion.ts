import { isAdmin, type Actor } from '@toam/domain/actor';

/** How long people may restore a record that they deleted: longer than the 10 s for which a toast offers it. Seconds. */
const restoreWindow = 600;

/** Who deleted a record and how long ago, from its history. */
export interface Deletion {
  /** Null: unknown. */
  by: number | null;
  secondsAgo: number;
}

/** Who restores a deleted record: an admin any, others only what they have just deleted themselves. D11. */
export const canTakeBackDeletion = (actor: Actor, { by, secondsAgo }: Deletion): boolean =>
  isAdmin(actor) || (by === actor.id && secondsAgo <= restoreWindow);
