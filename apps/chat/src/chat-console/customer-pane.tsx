import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { dialledPhone, shownPhone } from '@toam/domain/phone';
import { Button, onPress, Row, Stack, Text, formatTotal, TwoLines, Facts } from '@toam/ui/core';
import { PhoneIcon, UserIcon, UserPlusIcon } from '@toam/ui/icons';
import { useState, Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { ChatHouseChoice } from '@toam/contracts/chat/chat-house.endpoints';
import { Photo } from '@toam/ui/list';
import { needText } from '@toam/contracts/need/need.text';
import { budgetText, needLine, wantedText } from '@toam/pickers/need/need-labels';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { chatHouseQueries } from '../chat/chat-house.queries';
import { useChatStore } from '../chat/chat-store';
import { conversationQueries } from '../chat/conversation.queries';
import { CustomerAvatar } from '../chat/customer-avatar';
import { paths } from '../paths';
import * as css from './customer-pane.module.css';

const QuickCustomer = onPress(async () => ({
  default: (await import('@toam/pickers/customer/quick-customer.dialog')).QuickCustomerDialog,
}));

interface CustomerPaneProps {
  head: ChatHead;
}

interface CustomerHousesProps {
  head: ChatHead;
  houses: readonly ChatHouseChoice[];
}

/** The houses of the website that fit best, and how many there are. */
const CustomerHouses = ({ head: { needs, fits }, houses }: CustomerHousesProps) => (
  <Stack as="section" gap={10} className={css.part}>
    <Row gap={8} justify="between">
      <Text as="h3" size={13} weight={600}>
        {text.fitting}
      </Text>
      {needs[0] && fits > 0 && (
        <Text as={Link} size={12} tone="teal" to={paths.need(needs[0].id)}>
          {text.fits(formatTotal(fits))}
        </Text>
      )}
    </Row>
    {fits === 0 && (
      <Text size={13} tone="text2">
        {text.noFits}
      </Text>
    )}
    {houses.map(({ house, address, points }) => (
      <Row key={house.id} as={Link} gap={8} to={paths.house(house.id)}>
        <Photo src={house.picture} seed={house.id} width={52} height={40} />
        <TwoLines className={css.house}>
          <Text ellipsis size={13}>
            {address}
          </Text>
          <Text ellipsis>{[house.price, points === null ? '' : text.points(points)].filter(Boolean).join(' · ')}</Text>
        </TwoLines>
      </Row>
    ))}
  </Stack>
);

type Need = ChatHead['needs'][number];

const factsOf = (need: Need): [string, string][] =>
  (
    [
      [text.needPurpose, need.purpose === 1 ? needText.rent : needText.buy],
      [text.needBudget, budgetText(need)],
      [text.needPlace, [...need.names.districts, ...need.names.province].join(', ')],
      [text.needArea, wantedText.area(need)],
    ] satisfies [string, string][]
  ).filter(([, value]) => value !== '');

interface CustomerNeedsProps {
  customerId: number;
  needs: readonly Need[];
  mayOpen: boolean;
}

/** The newest open need in facts, others in one line each. */
function CustomerNeeds({ customerId, needs: [first, ...others], mayOpen }: CustomerNeedsProps) {
  if (!first)
    return mayOpen ? (
      <Stack as="section" gap={4} className={css.part}>
        <Text size={13} tone="text2">
          {text.noNeeds}
        </Text>
        <Text as={Link} size={13} tone="teal" to={paths.needOfCustomer(customerId)}>
          {text.addNeed}
        </Text>
      </Stack>
    ) : null;
  return (
    <Stack as="section" gap={8} className={css.part}>
      <Text as="h3" size={13} weight={600}>
        <Link to={paths.need(first.id)} className={css.needLink}>
          {text.need(first.id)}
        </Link>
      </Text>
      <Facts columns="72px minmax(0, 1fr)" gap={10}>
        {factsOf(first).map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
      {others.map((need) => (
        <Text key={need.id} as={Link} size={12} to={paths.need(need.id)} ellipsis title={needLine(need)}>
          #{need.id} · {needLine(need)}
        </Text>
      ))}
    </Stack>
  );
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
