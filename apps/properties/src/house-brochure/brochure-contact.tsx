import { useQuery } from '@tanstack/react-query';
import { brochureText } from '../house/brochure.text';
import { phoneInGroups } from '@toam/domain/phone';
import { Avatar, Cell, Row, Stack, Text } from '@toam/ui/core';
import { QrCode } from '@toam/ui/detail';
import { PhoneIcon } from '@toam/ui/icons';
import { agentPhone } from '../house/agent-phone.queries';
import type { Brochure } from './brochure';
import * as css from './brochure.module.css';

/** The band at the foot of the cover: the contact, and the link to the website. */
export function BrochureContact({ brochure: { agent, url } }: { brochure: Brochure }) {
  const { data: phone, isPending } = useQuery(agentPhone(agent?.id));
  return (
    <Row as="footer" flex="none" gap={14} top={[24, 16]} className={css.contact}>
      {agent && (
        <>
          <Avatar id={agent.id} name={agent.name} image={agent.avatar} size={56} decorative />
          <Stack>
            <Text as="small" size={12} tone="text3">
              {brochureText.contact}
            </Text>
            <Text as="b" size={16} weight={600}>
              {agent.name}
            </Text>
            {phone && (
              <Row as="span" gap={6} size={20} weight={600} tone="primary">
                <PhoneIcon size={18} weight="fill" />
                {phoneInGroups(phone)}
              </Row>
            )}
            {!phone && !isPending && <span>{brochureText.noPhone}</span>}
          </Stack>
        </>
      )}
      <Cell />
      {url && (
        <Row gap={12}>
          <Text as="small" size={12} tone="text3" textAlign="end" maxWidth={96}>
            {brochureText.scan}
          </Text>
          <QrCode value={url} label={`${brochureText.scan}: ${url}`} size={92} />
        </Row>
      )}
    </Row>
  );
}
