import { isAdmin, isSuperAdmin, type Actor } from './actor';

type Person = Pick<Actor, 'id' | 'role'>;

/** The whole record (identity papers, bank account): the person and admins. Colleagues see the list's columns. */
export const canSeeUserRecord = (actor: Actor, user: Pick<Person, 'id'>): boolean =>
  isAdmin(actor) || actor.id === user.id;

/** Admins lock and unlock; only a super admin does it to another one; nobody to themselves. Specification 2 §4, D68. */
export const canSetUserStatus = (actor: Actor, user: Person): boolean =>
  actor.id !== user.id && isAdmin(actor) && (!isSuperAdmin(user) || isSuperAdmin(actor));
