import type { CustomerEvent, CustomerEventKind, HouseMention } from '@toam/contracts/customer/customer-page.schema';
import { customerEventText as eventText, customerPageText as text } from '../customer/customer-page.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { NeedStatus } from '@toam/domain/need-values';
import { formatClock, formatDate, formatDateTime, Row, Text } from '@toam/ui/core';
import type { Icon } from '@toam/ui/icon/draw-icon';
import {
  ArrowsLeftRightIcon,
  CalendarCheckIcon,
  ChatCircleDotsIcon,
  HandshakeIcon,
  HouseLineIcon,
  PencilSimpleIcon,
  PhoneIncomingIcon,
  TargetIcon,
  UserPlusIcon,
  UsersIcon,
} from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { needLine } from '@toam/pickers/need/need-labels';
import { paths } from '../paths';
import { ChangeList, Changes, moveLabel } from './change-list';
import { Note } from './section';
import * as css from './timeline.module.css';

const icons: Record<CustomerEventKind, Icon> = {
  created: UserPlusIcon,
  edited: PencilSimpleIcon,
  merged: UsersIcon,
  'need-created': TargetIcon,
  'need-status': TargetIcon,
  'house-added': HouseLineIcon,
  moved: ArrowsLeftRightIcon,
  visit: CalendarCheckIcon,
  contact: PhoneIncomingIcon,
  chat: ChatCircleDotsIcon,
  deal: HandshakeIcon,
};

/** One line of the timeline: time, person, event. */
export function EventLine({ event }: { event: CustomerEvent }) {
  const KindIcon = event.kind === 'moved' && event.target === 4 ? HandshakeIcon : icons[event.kind];
  const isStep = ['moved', 'visit', 'deal'].includes(event.kind);
  const isAhead = event.kind === 'visit' && event.at > Date.now() / 1000;
  return (
    <Row as="li" relative gap={12} align="start" padY={8} size={13} className={css.event}>
      <Row
        as="span"
        justify="center"
        flex="none"
        width={28}
        height={28}
        radius="circle"
        tone={isStep ? 'teal' : 'text2'}
        background={isStep ? 'tealTint' : 'fill'}
      >
        <KindIcon size={15} />
      </Row>
      <Text as="div" flex={1} top={4} breaks>
        <Words event={event} />
      </Text>
      <Text
        as="time"
        flex="none"
        top={4}
        size={12}
        tone="text3"
        dateTime={new Date(event.at * 1000).toISOString()}
        title={formatDateTime(event.at)}
      >
        {isAhead && `${formatDate(event.at)} `}
        {formatClock(event.at)}
      </Text>
    </Row>
  );
}

const Need = ({ id }: { id: number }) => <Link to={paths.need(id)}>{text.need(id)}</Link>;

/** A house by its address. If the viewer may not see it, its number. */
const House = ({ house }: { house: HouseMention }) =>
  house.address === null ? (
    <span title={text.hiddenHouseNote}>{text.hiddenHouse(house.id)}</span>
  ) : (
    <Link to={paths.house(house.id)} title={house.title ?? undefined}>
      {house.address}
    </Link>
  );

const Through = ({ needId }: { needId: number | null }) =>
  needId === null ? null : (
    <>
      {' '}
      <Text as={Link} to={paths.need(needId)} size={12} tone="text3">
        {eventText.through(needId)}
      </Text>
    </>
  );

/** The person, then the event. */
const EventTitle = ({ event, children }: { event: CustomerEvent; children: ReactNode }) => (
  <p>
    <b>{event.by?.name ?? eventText.system}</b> {children}
  </p>
);

type DealEvent = Extract<CustomerEvent, { kind: 'deal' }>;

function dealTitle({ step, amount }: DealEvent): string {
  if (step === 'collected') return eventText.dealCollected(fullMoney(amount ?? 0));
  return step === 'recorded' ? eventText.dealRecorded : eventText.dealCancelled;
}

const DealWords = ({ event }: { event: DealEvent }) => (
  <>
    <EventTitle event={event}>
      {dealTitle(event)} <Link to={paths.deal(event.transaction_id)}>{event.code}</Link> · <House house={event.house} />
    </EventTitle>
    <Note as="p">
      {[eventText.dealDay[event.step](formatDate(event.day)), eventText.dealShare(event.staff.name)].join(' · ')}
    </Note>
  </>
);

const ChatWords = ({ event }: { event: Extract<CustomerEvent, { kind: 'chat' }> }) => (
  <>
    <p>
      <b>{eventText.chat}</b> · <Link to={paths.chat(event.conversation_id)}>{eventText.openChat}</Link>
    </p>
    <Note as="p">
      {[
        event.asked > 0 && eventText.chatAsked(event.asked),
        event.answered > 0
          ? eventText.chatAnswered(event.answered, event.staff.map(({ name }) => name).join(', '))
          : eventText.chatUnanswered,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Note>
  </>
);

function Words({ event }: { event: CustomerEvent }): ReactNode {
  switch (event.kind) {
    case 'created':
      return <EventTitle event={event}>{eventText.created}</EventTitle>;
    case 'edited':
      return <ChangeList event={event} who={event.by?.name ?? eventText.system} />;
    case 'merged':
      return (
        <>
          <EventTitle event={event}>
            {eventText.merged(event.name)}
            {event.is_undone && `, ${eventText.mergedUndone}`}
          </EventTitle>
          {event.changes.length > 0 && <Changes changes={event.changes} />}
        </>
      );
    case 'need-created':
      return (
        <>
          <EventTitle event={event}>
            {eventText.needCreated} <Need id={event.need.id} />
          </EventTitle>
          <Note as="p">{needLine(event.need)}</Note>
        </>
      );
    case 'need-status':
      return (
        <EventTitle event={event}>
          {event.status === NeedStatus.resolved ? eventText.needResolved : eventText.needReopened} <Need id={event.need_id} />
        </EventTitle>
      );
    case 'house-added':
      return (
        <EventTitle event={event}>
          {eventText.houseAdded} <House house={event.house} />
        </EventTitle>
      );
    case 'moved':
      return (
        <EventTitle event={event}>
          {moveLabel(event)} · <House house={event.house} />
          <Through needId={event.need_id} />
        </EventTitle>
      );
    case 'visit':
      return (
        <>
          <p>
            <b>{event.at > Date.now() / 1000 ? eventText.visit : eventText.visited}</b> <House house={event.house} />
          </p>
          {event.note && <Note as="p">{event.note}</Note>}
        </>
      );
    case 'chat':
      return <ChatWords event={event} />;
    case 'deal':
      return <DealWords event={event} />;
    case 'contact':
      return (
        <>
          <p>
            <b>{event.contact.name}</b> · {eventText.contact}{' '}
            <Link to={paths.contact(event.contact.id)}>{event.contact.house.address}</Link>
          </p>
          {event.contact.message && <Note as="p">{event.contact.message}</Note>}
        </>
      );
  }
}
