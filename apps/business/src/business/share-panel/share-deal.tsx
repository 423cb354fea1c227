import type { TransactionPage, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealTypeText } from '@toam/contracts/deal/deal.text';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { dayOf, writtenDay } from '@toam/domain/day';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { Avatar, Cell, Facts, formatNumber, NoValue, Row, Stack, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ShareLink } from '../share-link';
import { paths } from '../../paths';
import * as css from './share-panel.module.css';

const dayText = (seconds: number): ReactNode => (seconds === 0 ? <NoValue /> : writtenDay(dayOf(seconds)));

/** What another person's own fields show. */
const Hidden = () => <Text tone="text3">{text.hidden}</Text>;

function Customer({ share: { customer } }: { share: TransactionRow }) {
  if (!customer) return <Hidden />;
  return customer.may_open ? <Link to={paths.customer(customer.id)}>{customer.name}</Link> : customer.name;
}

/** The deal and the person's part in it. */
export const ShareDeal = ({ share }: { share: TransactionPage }) => (
  <section className={css.section} aria-label={text.deal}>
    <h3>{text.deal}</h3>
    <Facts columns="148px minmax(0, 1fr)" rowGap={8} top={10}>
      <dt>{shareColumns.staff_id.label}</dt>
      <dd>
        <Link to={paths.personInChart(share.staff_id)}>{share.staff.name}</Link>
      </dd>
      <dt>{shareColumns.customer_id.label}</dt>
      <dd>
        <Customer share={share} />
      </dd>
      <dt>{shareColumns.type.label}</dt>
      <dd>{dealTypeText[share.transactionType]}</dd>
      <dt>{shareColumns.brokerage_rate.label}</dt>
      <dd>{share.brokerageRate === null ? <Hidden /> : formatNumber(share.brokerageRate)}</dd>
      <dt>{dealColumns.price.label}</dt>
      <dd>{text.dong(fullMoney(share.price))}</dd>
      <dt>{dealColumns.brokerage_fee.label}</dt>
      <dd>{text.dong(fullMoney(share.brokerageFee))}</dd>
      <dt>{dealColumns.reservation_date.label}</dt>
      <dd>{dayText(share.reservationDate)}</dd>
      <dt>{dealColumns.deposit_date.label}</dt>
      <dd>{dayText(share.date)}</dd>
      <dt>{dealColumns.notarized_date.label}</dt>
      <dd>{dayText(share.notarizedDate)}</dd>
      <dt>{dealColumns.receive_date.label}</dt>
      <dd>{dayText(share.brokerageReceiveDate)}</dd>
      {share.note !== null && (
        <>
          <dt>{shareColumns.note.label}</dt>
          <dd>
            <Text preLine breaks>
              {share.note}
            </Text>
          </dd>
        </>
      )}
    </Facts>
  </section>
);

/** Who else has a part of the deal. A fee that is another's own is not shown. */
export const OtherShares = ({ shares }: { shares: readonly TransactionRow[] }) =>
  shares.length > 0 && (
    <section className={css.section} aria-label={text.others}>
      <h3>{text.others}</h3>
      <Stack as="ul" divided top={6}>
        {shares.map((share) => (
          <Row as="li" key={share.id} gap={10} padY={8}>
            <Avatar id={share.staff.id} name={share.staff.name} image={share.staff.avatar} size={32} decorative />
            <Cell>
              <Text weight={500} ellipsis>
                {share.staff.name}
              </Text>
              <Text size={12} tone="text2">
                {share.in_scope ? <ShareLink id={share.id} code={share.transactionCode} /> : share.transactionCode} ·{' '}
                {dealTypeText[share.transactionType]}
              </Text>
            </Cell>
            <Stack flex="none" textAlign="end" size={13} digits>
              {share.feesPayable === null ? <Hidden /> : text.dong(fullMoney(share.feesPayable))}
              {share.cancelDate !== null && (
                <Text size={12} tone="error">
                  {text.cancelled}
                </Text>
              )}
            </Stack>
          </Row>
        ))}
      </Stack>
    </section>
  );
