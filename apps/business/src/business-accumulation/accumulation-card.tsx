import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { counterText } from '@toam/contracts/business/accumulation.text';
import { shortCounterNames } from '@toam/domain/business/accumulation.record';
import { dayOf, writtenDay } from '@toam/domain/day';
import { Avatar, Cell, formatNumber, Row, Text } from '@toam/ui/core';

/** The counters that are not 0, in words. */
const countsOf = (row: AccumulationRow): string =>
  shortCounterNames
    .filter((name) => row[name] > 0)
    .map((name) => `${counterText[name]} ${formatNumber(row[name])}`)
    .join(' · ');

/** A line on a phone: who, which day, what. */
export const AccumulationCard = ({ row }: { row: AccumulationRow }) => (
  <Row as="article" gap={12} align="start" width="100%">
    <Avatar id={row.user.id} name={row.user.name} image={row.user.avatar} size={40} decorative />
    <Cell gap={2} size={13} tone="text2">
      <Row as="span" gap={8} justify="between">
        <Text as="b" size={15} weight={600} tone="text" ellipsis>
          {row.user.name}
        </Text>
        <Text size={13} nowrap digits>
          {writtenDay(dayOf(row.date))}
        </Text>
      </Row>
      <Text lines={2}>{countsOf(row) || '–'}</Text>
    </Cell>
  </Row>
);
