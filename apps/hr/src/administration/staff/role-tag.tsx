import { userText } from '@toam/contracts/user/user.text';
import { isAdmin, Role } from '@toam/domain/actor';
import { Row } from '@toam/ui/core';
import { ShieldCheckIcon } from '@toam/ui/icons';
import * as css from './role-tag.module.css';

/** The role's mark in a list: a shield for admins, a word for marketers, nothing for plain staff. */
export function RoleTag({ role }: { role: Role }) {
  if (role === Role.staff) return null;
  const isShielded = isAdmin({ role });
  return (
    <Row
      as="span"
      inline
      flex="none"
      gap={4}
      height={18}
      padX={6}
      size={11}
      weight={500}
      nowrap
      radius={4}
      tone={isShielded ? 'teal' : 'text2'}
      background={isShielded ? 'tealTint' : 'fill'}
      className={css.tag}
    >
      {isShielded && <ShieldCheckIcon size={13} weight="fill" />}
      {userText.role[role]}
    </Row>
  );
}
