import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealTypeText } from '@toam/contracts/deal/deal.text';
import { recordDealsText as text } from '@toam/contracts/record-deals/record-deals.text';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { Avatar, Cell, formatDate, Row, Text } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { houseLine } from '../business/house-line';
import { ShareStatus } from '../business/ledger-cells';
import { paths } from '../paths';
import { ShareFigures } from './share-figures';
import * as css from './share-line.module.css';

/** What stands at the head of a line: the customer's page shows houses, the house's page customers. */
export type ShareHead = 'house' | 'customer';

interface Head {
  name: string;
  /** Null: the viewer may not open it, or it is deleted. */
  to: string | null;
}

function headOf({ house, customer }: TransactionRow, head: ShareHead): Head {
  if (head === 'house') return { name: houseLine(house), to: house.may_open ? paths.house(house.id) : null };
  return { name: customer?.name ?? '', to: customer?.may_open ? paths.customer(customer.id) : null };
}

/** A person's share of a deal: whose, how far, and how much of it is collected. Mockup 23 on a phone. */
export function ShareLine({ share, head }: { share: TransactionRow; head: ShareHead }) {
  const { staff, transactionCode, date, transactionType, price } = share;
  const isCancelled = share.cancelDate !== null;
  const { name, to } = headOf(share, head);
  return (
    <Row as="li" wrap gap={12} rowGap={8} padY={12} align="start">
      <Avatar id={staff.id} name={staff.name} image={staff.avatar} size={36} decorative />
      <Cell gap={2}>
        <Row wrap gap={8} rowGap={2}>
          <Text size={14} weight={500} breaks>
            {to === null ? name : <Link to={to}>{name}</Link>}
          </Text>
          <ShareStatus short share={share} />
        </Row>
        <Text size={12} tone="text2" breaks>
          {[staff.name, dealTypeText[transactionType]].join(' · ')}
        </Text>
        <Text size={12} tone="text3" breaks>
          <Link to={paths.share(share.id)} aria-label={text.openShare(transactionCode)}>
            {transactionCode}
          </Link>
          {` · ${text.deposited(formatDate(date))} · ${text.price(shortMoneyText(price))}`}
        </Text>
      </Cell>
      <ShareFigures
        payable={share.feesPayable}
        collected={share.brokerageFeeReceived}
        receivable={share.brokerageFeeReceivable}
        isCancelled={isCancelled}
        className={css.figures}
      />
      <Row
        as={Link}
        flex="none"
        justify="center"
        minHeight={[32, 40]}
        padX={12}
        radius={6}
        border
        size={13}
        tone="text"
        hover="fill"
        to={paths.share(share.id)}
      >
        {text.open}
      </Row>
    </Row>
  );
}
