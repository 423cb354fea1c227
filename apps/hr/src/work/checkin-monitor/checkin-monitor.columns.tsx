import { checkinText } from '@toam/contracts/checkin/checkin.text';
import { dayOf } from '@toam/domain/day';
import { pointOf } from '@toam/domain/map/geo';
import { Avatar, formatClock, NoValue, Row, StatusTag, Text, TwoLines, Cell } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { namedDay } from '@toam/contracts/texts/weekday';
import { checkinFlowText as text } from '../checkin-flow.text';
import { pointText } from '../checkin/place-card';
import type { NumberedRow } from './checkin-monitor.queries';

const Activity = ({ status, late_sent }: Pick<NumberedRow, 'status' | 'late_sent'>) => (
  <Row as="span" gap={6} rowGap={2} wrap>
    <StatusTag tone={status ? 'success' : 'info'}>{text.act(status)}</StatusTag>
    {late_sent && <StatusTag tone="warning">{text.sentLate}</StatusTag>}
  </Row>
);

/** The place in words; 'Not permitted' if the browser did not tell it. */
function placeWords({ address, notAuthorized }: NumberedRow['location']): string {
  if (notAuthorized) return checkinText.noPlace;
  return address ?? text.findingPlace;
}

function Place({ location }: NumberedRow) {
  const point = pointOf(location);
  const words = placeWords(location);
  return (
    <TwoLines flex={1}>
      <Text ellipsis title={words} tone={location.notAuthorized ? 'text3' : 'text'}>
        {words}
      </Text>
      {point && <span className="ellipsis">{pointText(point)}</span>}
    </TwoLines>
  );
}

/** Specification 3 §2.3 "Monitor". */
export const monitorColumns: readonly ListColumn<NumberedRow>[] = [
  {
    key: 'number',
    title: text.number,
    width: 70,
    pinned: true,
    align: 'right',
    render: ({ number }) => (
      <Text tone="text2" digits>
        {number}
      </Text>
    ),
  },
  {
    key: 'user',
    title: text.person,
    width: 190,
    pinned: true,
    shape: 'avatar',
    render: ({ user }) => (
      <Row as="span" gap={10} weight={500}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
        <span className="ellipsis" title={user.name}>
          {user.name}
        </span>
      </Row>
    ),
  },
  { key: 'status', title: text.activity, width: 122, shape: 'tag', render: (row) => <Activity {...row} /> },
  { key: 'location', title: text.place, width: 266, shape: 'twoLines', render: (row) => <Place {...row} /> },
  {
    key: 'at',
    title: text.time,
    width: 116,
    shape: 'twoLines',
    render: ({ at }) => (
      <TwoLines as="time" dateTime={new Date(at * 1000).toISOString()}>
        <span>{formatClock(at)}</span>
        <span>{namedDay(dayOf(at))}</span>
      </TwoLines>
    ),
  },
  {
    key: 'device',
    title: text.device,
    width: 148,
    render: ({ device }) =>
      device ? (
        <Text size={12} tone="text2" ellipsis title={device}>
          {device}
        </Text>
      ) : (
        <NoValue />
      ),
  },
];

/** A line on a phone: who, when, in or out, and where. */
export const MonitorCard = ({ row }: { row: NumberedRow }) => (
  <Row as="article" gap={12} align="start" width="100%">
    <Avatar id={row.user.id} name={row.user.name} image={row.user.avatar} size={40} decorative />
    <Cell gap={2} size={13} tone="text2">
      <Row as="span" gap={8} justify="between">
        <Text as="b" size={15} weight={600} tone="text" ellipsis>
          {row.user.name}
        </Text>
        <Text as="b" size={15} weight={600} tone="text">
          {formatClock(row.at)}
        </Text>
      </Row>
      <Row as="span" gap={8} justify="between">
        <Activity {...row} />
        <Text size={12}>{namedDay(dayOf(row.at))}</Text>
      </Row>
      <span className="ellipsis">{placeWords(row.location)}</span>
      <Text size={12} tone="text3" ellipsis>
        {row.device}
      </Text>
    </Cell>
  </Row>
);
