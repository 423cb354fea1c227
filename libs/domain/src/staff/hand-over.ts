import { isMarketer, type Actor } from '@toam/domain/actor';
import { canAdministerUser } from './user-access';

/** The parts of a person's work that can go to a colleague: customers, needs, houses, and their team. D72. */
export const handedKinds = ['customers', 'requests', 'houses', 'team'] as const;
export type HandedKind = (typeof handedKinds)[number];

/** How long a hand-over can be undone: 24 hours, in seconds. D72. */
const handOverUndoSeconds = 24 * 3600;

/** The time until which a hand-over can be undone. @param createdAt epoch seconds */
export const handOverUndoUntil = (createdAt: number): number => createdAt + handOverUndoSeconds;

/**
 * Who may hand over a person's work: everybody who may lock that person. Nobody hands over their own; people who leave ask a
 * colleague. D72.
 */
export const canHandOver = canAdministerUser;

/** Who may receive customers, needs, houses and people: an active colleague, but no marketer (D20). */
export const canReceive = (person: Pick<Actor, 'id' | 'role'> & { status: 0 | 1 }, leaverId: number): boolean =>
  person.id !== leaverId && person.status === 1 && !isMarketer(person);
