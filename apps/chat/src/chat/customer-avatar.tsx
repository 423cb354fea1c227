import type { ChatRow } from '@toam/contracts/chat/chat.schema';
import { Avatar, Row, useIsPhone } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';
import * as css from './customer-avatar.module.css';

interface CustomerAvatarProps {
  conversation: Pick<ChatRow, 'uuid' | 'name' | 'status'>;
  /** Pixels: on the desktop, and on a phone. */
  size: readonly [number, number];
}

/** Visitors have no number of a customer. So the conversation's id chooses the colour. */
const colourOf = (uuid: string): number => parseInt(uuid.slice(0, 8), 16) || 0;

/** The customer's initials; a lock where nobody can write. */
export function CustomerAvatar({ conversation: { uuid, name, status }, size: [desktop, phone] }: CustomerAvatarProps) {
  const size = useIsPhone() ? phone : desktop;
  if (status === 1) return <Avatar id={colourOf(uuid)} name={name} size={size} decorative />;
  return (
    <Row
      as="span"
      inline
      justify="center"
      flex="none"
      width={size}
      height={size}
      radius="circle"
      className={css.locked}
    >
      <LockSimpleIcon size={Math.round(size * 0.4)} weight="fill" />
    </Row>
  );
}
