import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { Person } from '@toam/contracts/house/house-row.schema';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { maskedPhone, phoneInGroups } from '@toam/domain/phone';
import { Avatar, Button } from '@toam/ui/core';
import { ChatCircleDotsIcon, PhoneIcon } from '@toam/ui/icons';
import './agent-contact.css';
import { agentPhone } from './agent-phone.queries';
import { zaloTalkUrl } from './zalo-share';

/** The colleague in charge, with buttons to call or write. Nobody sees these for themselves. Mockups 04, 05. */
export function AgentContact({ agent, size = 36 }: { agent: Person; size?: number }) {
  const isMine = useUser().id === agent.id;
  const { data } = useQuery(agentPhone(agent.id));
  const phone = data && data !== maskedPhone ? data : null;
  return (
    <div className="agent-contact">
      <Avatar id={agent.id} name={agent.name} image={agent.avatar} size={size} decorative />
      <div className="agent-contact-text">
        <b>{agent.name}</b>
        {phone && <span>{phoneInGroups(phone)}</span>}
      </div>
      {phone && !isMine && (
        <div className="agent-contact-ways">
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
        </div>
      )}
    </div>
  );
}
