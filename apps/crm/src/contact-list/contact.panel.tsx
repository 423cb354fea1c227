import { useQuery } from '@tanstack/react-query';
import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactLabel } from '@toam/contracts/contact/contact.text';
import { contactListText as text } from '@toam/contracts/contact/contact-list.text';
import type { RowPanel } from '@toam/list-screen/use-list-screen';
import { Button, EmptyState, Facts, formatAgo, formatDateTime, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { DetailPanel, Skeleton } from '@toam/ui/detail';
import { ChatCircleDotsIcon, LinkSimpleIcon, LockSimpleIcon, TargetIcon, UserPlusIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { ContactOutcome } from '../contact/contact-outcome';
import { ContactStatus } from '@toam/pickers/contact/contact-status';
import { contactQueries } from '@toam/pickers/contact/contact.queries';
import type { ContactOutcomes } from '../contact/use-contact-outcomes';
import { PhoneActions } from '@toam/pickers/customer/phone-actions';
import { HouseCell } from './contact-list.columns';
import { paths } from '../paths';
import * as css from './contact-list.module.css';

interface ContactPanelProps {
  contactId: number;
  /** The request, if it is on the current page. */
  row: ContactRow | undefined;
  outcomes: ContactOutcomes;
  panel: RowPanel;
}

/** One request beside the list: the visitor's full message, and the actions on it. */
export function ContactPanel({ contactId, row, outcomes, panel }: ContactPanelProps) {
  // A link may open a request that is on another page.
  const linked = useQuery({ ...contactQueries.one(contactId), enabled: row === undefined });
  const shown = row ?? linked.data;
  return (
    <DetailPanel
      {...panel}
      label={text.code(contactId)}
      title={text.code(contactId)}
      footer={shown && <Actions contact={shown} outcomes={outcomes} />}
    >
      <ScreenState
        query={row ? { ...linked, data: row } : linked}
        skeleton={<Skeleton active className={css.panel} paragraph={{ rows: 5 }} />}
      >
        {(contact) => (contact ? <Body contact={contact} /> : <EmptyState reason={text.gone} />)}
      </ScreenState>
    </DetailPanel>
  );
}

function Body({ contact }: { contact: ContactRow }) {
  return (
    <Stack size={13} className={css.panel}>
      <Row gap={12} justify="between">
        <Text as="h2" size={16} weight={600} breaks>
          {contact.name}
        </Text>
        <ContactStatus contact={contact} />
      </Row>
      <Text as="div" top={6}>
        {contact.masked ? (
          <Row as="p" gap={6} tone="text2" nowrap>
            {contact.phone_number}
            <LockSimpleIcon size={14} /> {text.phoneHidden}
          </Row>
        ) : (
          <PhoneActions phone={contact.phone_number} />
        )}
      </Text>
      <Text as="h2" top={16} size={13} weight={600}>
        {contactLabel.message}
      </Text>
      <Text as="p" top={6} padX={12} padY={10} background="fill" radius={10} size={14} breaks preLine>
        {contact.message || text.noMessage}
      </Text>
      <Facts columns="112px minmax(0, 1fr)" rowGap={8} top={16}>
        <dt>{contactLabel.house_id}</dt>
        <dd>
          <HouseCell contact={contact} />
        </dd>
        <dt>{text.sent}</dt>
        <dd>{formatDateTime(contact.created_at)}</dd>
        {contact.handled_by && contact.handled_at && (
          <>
            <dt>{text.status[1]}</dt>
            <dd>{text.handledBy(contact.handled_by.name, formatAgo(contact.handled_at))}</dd>
          </>
        )}
        {(contact.customer || contact.request || contact.same_phone.length > 0) && (
          <>
            <dt>{text.outcome}</dt>
            <dd>
              <ContactOutcome contact={contact} wrap />
            </dd>
          </>
        )}
      </Facts>
    </Stack>
  );
}

/** Creates a customer from the request, then a need. There is no button for what exists already. */
function Actions({ contact, outcomes }: { contact: ContactRow; outcomes: ContactOutcomes }) {
  const [known] = contact.same_phone;
  const navigate = useNavigate();
  return (
    <Row wrap gap={8} justify="end" className={css.actions}>
      {contact.chat && (
        <Button icon={<ChatCircleDotsIcon size={16} />} onClick={() => void navigate(paths.chat(contact.chat!.id))}>
          {text.openChat}
        </Button>
      )}
      {contact.may_make_customer && known && (
        <Button icon={<LinkSimpleIcon size={16} />} onClick={() => void outcomes.useCustomer(contact, known.id)}>
          {text.useCustomer(known.name)}
        </Button>
      )}
      {contact.may_make_customer && !known && (
        <Button icon={<UserPlusIcon size={16} />} onClick={() => void outcomes.makeCustomer(contact)}>
          {text.makeCustomer}
        </Button>
      )}
      {!contact.request && (
        <Button type="primary" icon={<TargetIcon size={16} />} onClick={() => void outcomes.makeNeed(contact)}>
          {text.makeNeed}
        </Button>
      )}
    </Row>
  );
}
