import type { BillRow, CouponRow, ReceiptRow } from '@toam/contracts/deal/deal.schema';
import { fullMoney } from '@toam/domain/money/money-format';
import { Avatar, Cell, Row, Stack, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { houseLine } from '../business/house-line';

interface PaperCardProps {
  row: ReceiptRow | CouponRow | BillRow;
  /** Its code, or the day. */
  name: string;
  /** The amount that the list sums up, VND. */
  amount: number;
  amountLabel: string;
  tag?: ReactNode;
}

/** A paper on a phone. */
export const PaperCard = ({ row, name, amount, amountLabel, tag }: PaperCardProps) => (
  <Stack as="article" gap={6} width="100%">
    <Row gap={12} align="start">
      <Avatar id={row.staff.id} name={row.staff.name} image={row.staff.avatar} size={40} decorative />
      <Cell gap={2}>
        <Row gap={8} justify="between">
          <Text size={15} weight={600} ellipsis>
            {houseLine(row.house)}
          </Text>
          {tag}
        </Row>
        <Text size={13} tone="text2" ellipsis digits>
          {name}
        </Text>
        <Text size={13} tone="text2" ellipsis>
          {row.transactionCode} · {row.staff.name} · {row.customer_name}
        </Text>
      </Cell>
    </Row>
    <Row justify="between" gap={8}>
      <Text size={13} tone="text2">
        {amountLabel}
      </Text>
      <Text size={15} weight={600} digits>
        {fullMoney(amount)}
      </Text>
    </Row>
  </Stack>
);
