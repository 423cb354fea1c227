import { isSuperAdmin, type Actor } from '@toam/domain/actor';

type Person = Pick<Actor, 'id' | 'role'>;

/**
 * Who sees the place and the device of a sign-in: the person, and super admins. Addresses are personal data, so ordinary admins and
 * superiors do not see them. D23.
 */
export const canSeeSignIns = (actor: Person, userId: number): boolean => actor.id === userId || isSuperAdmin(actor);

/** Who signs a person out on a device: everybody who may see that sign-in. D23. */
export const canEndSessions = canSeeSignIns;

/** Who sees everybody's sign-ins in one list. D23. */
export const canSeeEverybodysSignIns = (actor: Pick<Actor, 'role'>): boolean => isSuperAdmin(actor);
