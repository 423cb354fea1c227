import { userText } from '@toam/contracts/texts/user';
import { isAdmin, Role } from '@toam/domain/actor';
import { ShieldCheckIcon } from '@toam/ui/icons';
import './role-tag.css';

/** The role's mark in a list: a shield for admins, a word for marketers, nothing for plain staff. */
export function RoleTag({ role }: { role: Role }) {
  if (role === Role.staff) return null;
  return (
    <span className={isAdmin({ role }) ? 'role-tag role-tag-admin' : 'role-tag'}>
      {isAdmin({ role }) && <ShieldCheckIcon size={13} weight="fill" />}
      {userText.role[role]}
    </span>
  );
}
