import type { DealHouse, DealRow, TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealTypeText } from '@toam/contracts/deal/deal.text';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { Avatar, PlainButton, Row, Text, TwoLines } from '@toam/ui/core';
import { createContext, useContext } from 'react';
import { houseLine } from '../business/house-line';
import { wireDayText } from '../business/ledger-cells';
import { dealSums } from '@toam/contracts/deal/deal-sums';

/** Opens the panel of a share. Columns are defined outside of components. */
export const OpenShare = createContext<((shareId: number) => void) | null>(null);

/** The code opens the panel; the day of the deposit stands below. */
export function CodeCell({ share }: { share: TransactionRow }) {
  const open = useContext(OpenShare);
  return (
    <TwoLines>
      {open ? (
        <PlainButton
          tone="text2"
          weight={500}
          tabIndex={-1}
          aria-label={text.openShare(share.transactionCode)}
          onClick={() => open(share.id)}
        >
          <Text ellipsis>{share.transactionCode}</Text>
        </PlainButton>
      ) : (
        <Text ellipsis tone="text2">
          {share.transactionCode}
        </Text>
      )}
      <Text digits>{wireDayText(share.date)}</Text>
    </TwoLines>
  );
}

interface HouseCellProps {
  house: DealHouse;
  second: string | undefined;
  /** The deal does not count. */
  isOff: boolean;
}

/** The address over the ward and whom it is about. */
export function HouseCell({ house, second, isOff }: HouseCellProps) {
  const line = houseLine(house);
  return (
    <TwoLines width="100%">
      <Text ellipsis title={line} {...(isOff && { tone: 'text3' })}>
        {line}
      </Text>
      <Text ellipsis>{[house.district, second].filter(Boolean).join(' · ')}</Text>
    </TwoLines>
  );
}

/** Who gets the share, and whose side it is. */
export const StaffCell = ({ share: { staff, transactionType } }: { share: TransactionRow }) => (
  <Row as="span" gap={8} width="100%">
    <Avatar id={staff.id} name={staff.name} image={staff.avatar} size={24} decorative />
    <TwoLines flex={1}>
      <Text ellipsis title={staff.name}>
        {staff.name}
      </Text>
      <Text ellipsis>{dealTypeText[transactionType]}</Text>
    </TwoLines>
  </Row>
);

/** At most this many faces; the names stand beside them. */
const maxFaces = 3;

/** Everybody with a share of the deal. */
export function RecipientsCell({ deal }: { deal: DealRow }) {
  const people = [...new Map(deal.transactions.map(({ staff }) => [staff.id, staff])).values()];
  const { hidden } = dealSums(deal);
  const names = people.map(({ name }) => name).join(', ');
  return (
    <Row as="span" gap={8} width="100%">
      <Row as="span" gap={2} flex="none">
        {people.slice(0, maxFaces).map(({ id, name, avatar }) => (
          <Avatar key={id} id={id} name={name} image={avatar} size={24} decorative />
        ))}
      </Row>
      <TwoLines flex={1}>
        <Text ellipsis title={names}>
          {names}
        </Text>
        <Text ellipsis>{hidden > 0 ? text.otherShares(hidden) : text.sharedBy(people.length)}</Text>
      </TwoLines>
    </Row>
  );
}
