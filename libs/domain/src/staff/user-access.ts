import { isAdmin, isSuperAdmin, type Actor } from '@toam/domain/actor';
import { type EditableColumn, officeColumns, personalColumns, powerColumns } from './staff-columns';

type Person = Pick<Actor, 'id' | 'role'>;

/** Who sees the whole record (identity papers, bank account): the person and admins. Colleagues see the list's columns. */
export const canSeeUserRecord = (actor: Actor, user: Pick<Person, 'id'>): boolean =>
  isAdmin(actor) || actor.id === user.id;

/** Who sees all columns of the staff list, with their filters and orders. Other back office people see the public columns. Issue 5. */
export const canSeeStaffPapers = isAdmin;

/** Only admins add staff, and only a super admin assigns the super admin role. Issue 5. */
export const canGiveRole = (actor: Actor, role: Person['role']): boolean =>
  isAdmin(actor) && (!isSuperAdmin({ role }) || isSuperAdmin(actor));

/** Admins may change everybody else's record. A super admin's record only another super admin may change. Issue 5, D19. */
export const canAdministerUser = (actor: Actor, user: Person): boolean =>
  actor.id !== user.id && isAdmin(actor) && (!isSuperAdmin(user) || isSuperAdmin(actor));

/** Locking, deleting and resetting a password: never for oneself. Specification 2 §4, D68. */
export const canSetUserStatus = canAdministerUser;
export const canDeleteUser = canAdministerUser;
export const canResetPassword = canAdministerUser;
export const canRestoreUser = canAdministerUser;

/**
 * The columns that a person may change in a record. In their own: the personal ones, and for admins the office's too. In somebody
 * else's: everything that an admin edits. Nobody changes their own rights, limits or place in the hierarchy. Issue 5.
 */
export function changeableColumns(actor: Actor, user: Person): ReadonlySet<EditableColumn> {
  if (actor.id === user.id) return new Set(isAdmin(actor) ? [...personalColumns, ...officeColumns] : personalColumns);
  return new Set(canAdministerUser(actor, user) ? [...personalColumns, ...officeColumns, ...powerColumns] : []);
}

/** Whether a person may save anything in the record. Decides whether the button is shown. */
export const canEditUser = (actor: Actor, user: Person): boolean => changeableColumns(actor, user).size > 0;

/** Only admins open the form of a whole record. People edit their own data on the account page. */
export const canOpenStaffForm = (actor: Actor, user: Person): boolean => isAdmin(actor) && canEditUser(actor, user);
