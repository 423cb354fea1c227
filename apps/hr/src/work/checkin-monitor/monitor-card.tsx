import { weekdayText } from '../checkin-flow.text';
import { dayOf } from '@toam/domain/day';
import { Avatar, Cell, formatClock, Row, Text } from '@toam/ui/core';
import { Activity, placeWords } from './checkin-monitor.columns';
import type { NumberedRow } from './checkin-monitor.queries';

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
        <Text size={12}>{weekdayText(dayOf(row.at))}</Text>
      </Row>
      <span className="ellipsis">{placeWords(row.location)}</span>
      <Text size={12} tone="text3" ellipsis>
        {row.device}
      </Text>
    </Cell>
  </Row>
);
