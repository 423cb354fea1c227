import { Avatar, Cell, Row, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';
import * as css from './contact-line.module.css';

interface ContactLineProps {
  person: { id: number; name: string; avatar?: string | null };
  /** Of the portrait, in pixels. */
  size?: number;
  /** The name, if it is more than text. */
  name?: ReactNode;
  phone: string | null;
  /** Buttons to call or write. */
  children?: ReactNode;
}

/** A person with a phone number: portrait, name, number, buttons. Mockups 04, 05. */
export const ContactLine = ({ person, size = 36, name = person.name, phone, children }: ContactLineProps) => (
  <Row flex={1} gap={12} size={13} className={css.line}>
    <Avatar id={person.id} name={person.name} image={person.avatar ?? null} size={size} decorative />
    <Cell>
      <Text as="b" weight={500} breaks>
        {name}
      </Text>
      {phone && <Text tone="text2">{phone}</Text>}
    </Cell>
    {children}
  </Row>
);
