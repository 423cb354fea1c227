import { isMarketer, type Actor } from '../actor';
import { canAdministerUser } from './user-access';

/** What somebody's work consists of when it goes to a colleague: customers, needs, houses, and whom they lead. D72. */
export const handedKinds = ['customers', 'requests', 'houses', 'team'] as const;
export type HandedKind = (typeof handedKinds)[number];

/** How long a hand-over can be taken back: 24 hours, in seconds. D72. */
export const handOverUndoSeconds = 24 * 3600;

/** Until when a hand-over of that moment can be taken back. @param createdAt epoch seconds */
export const handOverUndoUntil = (createdAt: number): number => createdAt + handOverUndoSeconds;

/** Whoever may lock somebody may close their work; nobody their own: whoever leaves asks a colleague. D72. */
export const canHandOver = canAdministerUser;

/** Who may be given customers, needs, houses and people: an active colleague, no marketer (D20). */
export const canReceive = (person: Pick<Actor, 'id' | 'role'> & { status: 0 | 1 }, leaverId: number): boolean =>
  person.id !== leaverId && person.status === 1 && !isMarketer(person);
