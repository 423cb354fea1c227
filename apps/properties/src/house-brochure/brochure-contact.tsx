import { useQuery } from '@tanstack/react-query';
import { brochureText } from '@toam/contracts/texts/brochure';
import { phoneInGroups } from '@toam/domain/phone';
import { Avatar } from '@toam/ui/core';
import { QrCode } from '@toam/ui/heavy';
import { PhoneIcon } from '@toam/ui/icons';
import { agentPhone } from '../house/agent-phone.queries';
import type { Brochure } from './brochure';

/** The band at the foot of the cover: the contact, and the link to the website. */
export function BrochureContact({ brochure: { agent, url } }: { brochure: Brochure }) {
  const { data: phone, isPending } = useQuery(agentPhone(agent?.id));
  return (
    <footer className="brochure-contact">
      {agent && (
        <>
          <Avatar id={agent.id} name={agent.name} image={agent.avatar} size={56} decorative />
          <div>
            <small>{brochureText.contact}</small>
            <b>{agent.name}</b>
            {phone && (
              <span className="brochure-phone">
                <PhoneIcon size={18} weight="fill" />
                {phoneInGroups(phone)}
              </span>
            )}
            {!phone && !isPending && <span>{brochureText.noPhone}</span>}
          </div>
        </>
      )}
      <span className="ta-grow" />
      {url && (
        <div className="brochure-qr">
          <small>{brochureText.scan}</small>
          <QrCode value={url} label={`${brochureText.scan}: ${url}`} size={92} />
        </div>
      )}
    </footer>
  );
}
