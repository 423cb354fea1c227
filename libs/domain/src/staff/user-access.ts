import { isAdmin, isSuperAdmin, type Actor } from '../actor';
import { type EditableColumn, officeColumns, personalColumns, powerColumns } from './staff-columns';

type Person = Pick<Actor, 'id' | 'role'>;

/** The whole record (identity papers, bank account): the person and admins. Colleagues see the list's columns. */
export const canSeeUserRecord = (actor: Actor, user: Pick<Person, 'id'>): boolean =>
  isAdmin(actor) || actor.id === user.id;

/** All columns of the staff list, and filters and orders by them; other back office people have the public ones. Issue 5. */
export const canSeeStaffPapers = isAdmin;

/** Only admins add staff, and only a super admin gives that role. Issue 5. */
export const canGiveRole = (actor: Actor, role: Person['role']): boolean =>
  isAdmin(actor) && (!isSuperAdmin({ role }) || isSuperAdmin(actor));

/** Admins touch everybody else's record, a super admin's only another super admin. Issue 5, D19. */
export const canAdministerUser = (actor: Actor, user: Person): boolean =>
  actor.id !== user.id && isAdmin(actor) && (!isSuperAdmin(user) || isSuperAdmin(actor));

/** Locking, deleting and a new password: never one's own. Specification 2 §4, D68. */
export const canSetUserStatus = canAdministerUser;
export const canDeleteUser = canAdministerUser;
export const canResetPassword = canAdministerUser;
export const canRestoreUser = canAdministerUser;

/**
 * Which columns a person may change of a record: of their own the personal ones (admins the office's too), of somebody else's
 * everything an admin edits. Nobody changes their own rights, limits or place in the hierarchy. Issue 5.
 */
export function changeableColumns(actor: Actor, user: Person): ReadonlySet<EditableColumn> {
  if (actor.id === user.id) return new Set(isAdmin(actor) ? [...personalColumns, ...officeColumns] : personalColumns);
  return new Set(canAdministerUser(actor, user) ? [...personalColumns, ...officeColumns, ...powerColumns] : []);
}

/** Whether a person may save anything of the record at all: the button. */
export const canEditUser = (actor: Actor, user: Person): boolean => changeableColumns(actor, user).size > 0;

/** The whole record with its edit form is an admin's; one's own has the account page. */
export const canOpenStaffForm = (actor: Actor, user: Person): boolean => isAdmin(actor) && canEditUser(actor, user);
