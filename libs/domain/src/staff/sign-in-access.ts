import { isSuperAdmin, type Actor } from '../actor';

type Person = Pick<Actor, 'id' | 'role'>;

/**
 * From where and with what somebody signs in: the person, and super admins. Addresses are personal data, so an admin or a
 * superior sees none. D23.
 */
export const canSeeSignIns = (actor: Person, userId: number): boolean => actor.id === userId || isSuperAdmin(actor);

/** Signs somebody out on a device: whoever may see that they are signed in there. D23. */
export const canEndSessions = canSeeSignIns;

/** Everybody's sign-ins in one list. D23. */
export const canSeeEverybodysSignIns = (actor: Pick<Actor, 'role'>): boolean => isSuperAdmin(actor);
