import { userText } from '@toam/contracts/texts/user';
import { isAdmin, Role } from '@toam/domain/actor';
import { ShieldCheckIcon } from '@toam/ui/icons';
import './role-tag.css';

/** Roles that stand out in a list: admins by a shield, marketers by their word; plain staff by nothing. */
export function RoleTag({ role }: { role: Role }) {
  if (role === Role.staff) return null;
  return (
    <span className={isAdmin({ role }) ? 'role-tag role-tag-admin' : 'role-tag'}>
      {isAdmin({ role }) && <ShieldCheckIcon size={13} weight="fill" />}
      {userText.role[role]}
    </span>
  );
}
