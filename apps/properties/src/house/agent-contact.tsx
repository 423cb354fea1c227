import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { Person } from '@toam/contracts/person';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { maskedPhone, phoneInGroups } from '@toam/domain/phone';
import { Button, Row } from '@toam/ui/core';
import { ChatCircleDotsIcon, PhoneIcon } from '@toam/ui/icons';
import { agentPhone } from './agent-phone.queries';
import { ContactLine } from './contact-line';
import { zaloTalkUrl } from './zalo-share';

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
