import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { brochureText } from '@toam/contracts/texts/brochure';
import { phoneInGroups } from '@toam/domain/phone';
import { Avatar } from '@toam/ui/core';
import { QrCode } from '@toam/ui/heavy';
import { PhoneIcon } from '@toam/ui/icons';
import type { Brochure } from './brochure';

/** The agent's own phone, as colleagues have it; null where there is none. */
const agentPhone = (userId: number | undefined) =>
  queryOptions({
    queryKey: ['user', 'phone', userId],
    queryFn: async ({ signal }) => {
      const { list } = await call(listUserNames, { query: { ids: String(userId) } }, signal);
      return list.find(({ id }) => id === userId)?.phone_number || null;
    },
    enabled: userId !== undefined,
  });

/** The band at the foot of the cover: whom to call, and the way to the website. */
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
