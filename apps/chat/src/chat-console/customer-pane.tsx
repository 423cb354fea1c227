import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { dialledPhone, shownPhone } from '@toam/domain/phone';
import { Button, onPress, Row, Stack, Text } from '@toam/ui/core';
import { PhoneIcon, UserIcon, UserPlusIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { chatHouseQueries } from '../chat/chat-house.queries';
import { useChatStore } from '../chat/chat-store';
import { conversationQueries } from '../chat/conversation.queries';
import { CustomerAvatar } from '../chat/customer-avatar';
import { paths } from '../paths';
import { CustomerHouses } from './customer-houses';
import { CustomerNeeds } from './customer-needs';
import * as css from './customer-pane.module.css';

const QuickCustomer = onPress(async () => ({
  default: (await import('@toam/pickers/customer/quick-customer.dialog')).QuickCustomerDialog,
}));

interface CustomerPaneProps {
  head: ChatHead;
}

/** Who the customer is, what they look for, what fits. Mockup 10. */
export default function CustomerPane({ head }: CustomerPaneProps) {
  const { customer, needs, note, uuid } = head;
  const houses = useQuery({ ...chatHouseQueries.fits(uuid), enabled: needs.length > 0 });
  return (
    <Stack flex={1} overflow="scroll" padX={16} padY={16} gap={16} className={css.pane} tabIndex={0}>
      <Who head={head} />
      {customer && <CustomerNeeds customerId={customer.id} needs={needs} mayOpen={customer.may_open} />}
      {needs.length > 0 && <CustomerHouses head={head} houses={houses.data?.list ?? []} />}
      {note && (
        <Stack as="section" gap={4} className={css.part}>
          <Text as="h3" size={13} weight={600}>
            {text.note}
          </Text>
          <Text as="p" size={13} tone="text2" breaks preLine>
            {note}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

/** Name and number, as far as the viewer may see it, and the ways to the customer. */
function Who({ head }: CustomerPaneProps) {
  const { customer, masked, name, phoneNumber } = head;
  return (
    <Stack as="section" align="center" gap={2}>
      <CustomerAvatar conversation={head} size={[52, 52]} />
      <Text as="h3" size={14} weight={600} textAlign="center" breaks top={8}>
        {customer?.name ?? name}
      </Text>
      {head.main !== null && (
        <Text size={12} tone="warning" textAlign="center">
          {text.device.pane}
        </Text>
      )}
      <Text size={13} tone="text2" digits>
        {masked ? text.phoneHidden : shownPhone(phoneNumber)}
      </Text>
      <Row gap={8} width="100%" top={10} className={css.ways}>
        {!masked && (
          <Button icon={<PhoneIcon size={16} />} href={`tel:${dialledPhone(phoneNumber)}`}>
            {text.call}
          </Button>
        )}
        <Profile head={head} />
      </Row>
      {!masked && !customer?.may_open && (
        <Text size={12} tone="text3" top={6} textAlign="center">
          {customer ? text.colleaguesCustomer : text.unknownCustomer}
        </Text>
      )}
    </Stack>
  );
}

/** The customer's page, or a new customer with this name and number. */
function Profile({ head: { customer, masked, name, phoneNumber, uuid } }: CustomerPaneProps) {
  const queries = useQueryClient();
  const store = useChatStore();
  const [isCreating, setCreating] = useState(false);
  if (customer)
    return customer.may_open ? (
      <Link to={paths.customer(customer.id)} className={css.link}>
        <UserIcon size={16} />
        {text.profile}
      </Link>
    ) : null;
  if (masked) return null;
  const close = () => setCreating(false);
  return (
    <>
      <Button icon={<UserPlusIcon size={16} />} onClick={() => setCreating(true)}>
        {text.createCustomer}
      </Button>
      {isCreating && (
        <QuickCustomer
          prefill={{ name, phone_number: phoneNumber }}
          onClose={close}
          onChosen={() => {
            close();
            void queries.invalidateQueries({ queryKey: conversationQueries.head(store, uuid).queryKey });
          }}
        />
      )}
    </>
  );
}
