import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import { accumulationScreenText as screenText } from '../business/accumulation-screen.text';
import { accumulationText as text, counterText } from '@toam/contracts/business/accumulation.text';
import { type ShortCounterName, shortCounterNames } from '@toam/domain/business/accumulation.record';
import { dayOf, writtenDay } from '@toam/domain/day';
import { Avatar, formatNumber, Row, Text } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { PencilSimpleIcon } from '@toam/ui/icons';

/** As wide as their titles, so that all seven have room on a laptop. */
const widths: Record<ShortCounterName, number> = {
  marketingQuantity: 114,
  saleQuantity: 114,
  saleCustomerSeenQuantity: 164,
  purchaseQuantity: 118,
  purchaseCustomerSeenQuantity: 142,
  connectionQuantity: 132,
  connectionCustomerSeenQuantity: 158,
};

/** A day, the person, and the counters of the short form. Specification 3 §2.2, §3. */
export const accumulationColumns: readonly ListColumn<AccumulationRow>[] = [
  {
    key: 'date',
    title: text.date,
    width: 112,
    pinned: true,
    render: ({ date, may_edit }) => (
      <Row as="span" gap={6}>
        <Text weight={500} digits>
          {writtenDay(dayOf(date))}
        </Text>
        {may_edit && <PencilSimpleIcon size={14} color="var(--text3)" aria-label={screenText.mayEdit} />}
      </Row>
    ),
  },
  {
    key: 'user',
    title: text.user,
    width: 160,
    pinned: true,
    shape: 'avatar',
    render: ({ user }) => (
      <Row as="span" gap={8} weight={500}>
        <Avatar id={user.id} name={user.name} image={user.avatar} size={24} decorative />
        <Text ellipsis title={user.name}>
          {user.name}
        </Text>
      </Row>
    ),
  },
  ...shortCounterNames.map((name): ListColumn<AccumulationRow> => ({
    key: name,
    title: counterText[name],
    width: widths[name],
    align: 'right',
    render: (row) => <Text tone={row[name] === 0 ? 'text3' : 'text'}>{formatNumber(row[name])}</Text>,
  })),
];
