import type { DealRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealTypeText } from '@toam/contracts/deal/deal.text';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { Avatar, Cell, Grid, Row, Stack, Text } from '@toam/ui/core';
import { Photo } from '@toam/ui/list';
import type { ReactNode } from 'react';
import { houseLine } from '../business/house-line';
import { Money, ShareStatus, wireDayText } from '../business/ledger-cells';
import { dealSums } from '@toam/contracts/deal/deal-sums';
import * as css from './transaction-cards.module.css';

/** A share on a phone: house, code and day, status, and what is payable, collected and left. Mockup 23. */
export function ShareCard({ share }: { share: TransactionRow }) {
  const isOff = share.cancelDate !== null;
  return (
    <LedgerCard
      houseId={share.house_id}
      title={houseLine(share.house)}
      facts={[share.transactionCode, wireDayText(share.date).slice(0, 5), dealTypeText[share.transactionType]]}
      isOff={isOff}
      status={<ShareStatus share={share} short />}
      people={[share.staff]}
      amounts={[
        [text.column.payable, <Money key="payable" amount={share.feesPayable} weight={500} struck={isOff} />],
        [
          isOff ? text.retainedLabel : text.column.collected,
          <Money key="collected" amount={share.brokerageFeeReceived} weight={500} />,
        ],
        [text.column.receivable, <Money key="receivable" amount={share.brokerageFeeReceivable} weight={600} />],
      ]}
    />
  );
}

/** A deal on a phone. */
export function DealCard({ deal }: { deal: DealRow }) {
  const sums = dealSums(deal);
  const retained = sums.isCancelled ? sums.brokerageFeeReceived : sums.collected;
  return (
    <LedgerCard
      houseId={deal.house_id}
      title={houseLine(deal.house)}
      facts={[wireDayText(deal.date).slice(0, 5), text.sharedBy(deal.transactions.length)]}
      isOff={sums.isCancelled}
      status={<ShareStatus share={sums} short />}
      people={deal.transactions.map(({ staff }) => staff)}
      amounts={[
        [text.column.payable, <Money key="payable" amount={sums.payable} weight={500} />],
        [
          sums.isCancelled ? text.retainedLabel : text.column.collected,
          <Money key="collected" amount={retained} weight={500} />,
        ],
        [text.column.receivable, <Money key="receivable" amount={sums.receivable} weight={600} />],
      ]}
    />
  );
}

interface LedgerCardProps {
  houseId: number;
  title: string;
  facts: readonly string[];
  isOff: boolean;
  status: ReactNode;
  people: readonly TransactionRow['staff'][];
  amounts: readonly [string, ReactNode][];
}

function LedgerCard({ houseId, title, facts, isOff, status, people, amounts }: LedgerCardProps) {
  const shown = [...new Map(people.map((person) => [person.id, person])).values()].slice(0, 3);
  return (
    <Stack as="article" gap={8} width="100%">
      <Row gap={12} align="start">
        <Photo src={null} seed={houseId} width={56} height={44} round={6} className={isOff ? css.off : undefined} />
        <Cell>
          <Row gap={8} justify="between">
            <Text as="b" size={14} weight={isOff ? 400 : 500} tone={isOff ? 'text2' : 'text'} ellipsis>
              {title}
            </Text>
            {status}
          </Row>
          <Row gap={8} justify="between">
            <Text size={12} tone="text2" ellipsis>
              {facts.join(' · ')}
            </Text>
            <Row as="span" gap={4} flex="none" size={12} tone="text2">
              {shown.length === 1 && shown[0]!.name.split(' ').at(-1)}{' '}
              {shown.map(({ id, name, avatar }) => (
                <Avatar key={id} id={id} name={name} image={avatar} size={20} />
              ))}
            </Row>
          </Row>
        </Cell>
      </Row>
      <Grid columns={3} gap={12}>
        {amounts.map(([label, amount], at) => (
          <Stack key={label} align={at === 0 ? 'start' : 'end'} size={13}>
            <Text size={12} tone="text2">
              {label}
            </Text>
            {amount}
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
