import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { Person } from '@toam/contracts/person';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { maskedPhone, phoneInGroups } from '@toam/domain/phone';
import { Button, Row, Avatar, Cell, Text } from '@toam/ui/core';
import { ChatCircleDotsIcon, PhoneIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { agentPhone } from './agent-phone.queries';
import { zaloTalkUrl } from './zalo-share';
import * as css from './agent-contact.module.css';

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

/** The colleague in charge, with buttons to call or write. Nobody sees these for themselves. */
export function AgentContact({ agent, size = 36 }: { agent: Person; size?: number }) {
  const isMine = useUser().id === agent.id;
  const { data } = useQuery(agentPhone(agent.id));
  const phone = data && data !== maskedPhone ? data : null;
  return (
    <ContactLine person={agent} size={size} phone={phone && phoneInGroups(phone)}>
      {phone && !isMine && (
        <Row gap={6} flex="none">
          <Button
            size="small"
            href={`tel:${phone}`}
            icon={<PhoneIcon size={15} />}
            aria-label={houseDetailText.callAgent(agent.name)}
          >
            {houseDetailText.call}
          </Button>
          <Button
            size="small"
            href={zaloTalkUrl(phone)}
            target="_blank"
            rel="noopener noreferrer"
            icon={<ChatCircleDotsIcon size={15} />}
            aria-label={houseDetailText.zaloAgent(agent.name)}
          >
            {houseDetailText.zalo}
          </Button>
        </Row>
      )}
    </ContactLine>
  );
}
