import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import type { TransactionRow, TransactionSums } from '@toam/contracts/deal/deal.schema';
import { recordDealsText as text } from '@toam/contracts/record-deals/record-deals.text';
import { useLiveList } from '@toam/live/live-list';
import {
  Bone,
  Button,
  Cell,
  EmptyState,
  formatNumber,
  formatTotal,
  Row,
  ScreenState,
  Stack,
  Text,
  Avatar,
  formatDate,
  Grid,
  NoValue,
} from '@toam/ui/core';
import { HandshakeIcon } from '@toam/ui/icons';
import { useNavigate, Link } from 'react-router-dom';
import { dealTypeText } from '@toam/contracts/deal/deal.text';
import { shortMoneyText, fullMoney } from '@toam/domain/money/money-format';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import { dealsOfRecord, type DealsOf } from './record-deals.queries';
import { houseLine } from '../business/house-line';
import { ShareStatus } from '../business/ledger-cells';
import * as css from './share-line.module.css';

/** What stands at the head of a line: the customer's page shows houses, the house's page customers. */
type ShareHead = 'house' | 'customer';

interface Head {
  name: string;
  /** Null: the viewer may not open it, or it is deleted. */
  to: string | null;
}

function headOf({ house, customer }: TransactionRow, head: ShareHead): Head {
  if (head === 'house') return { name: houseLine(house), to: house.may_open ? paths.house(house.id) : null };
  return { name: customer?.name ?? '', to: customer?.may_open ? paths.customer(customer.id) : null };
}

interface ShareFiguresProps {
  payable: number | null;
  collected: number | null;
  receivable: number | null;
  /** What was collected is kept, and nothing else is due. D79. */
  isCancelled?: boolean;
  /** Larger: the sums of all. */
  isTotal?: boolean;
  className?: string | undefined;
}

/** Payable, collected and receivable side by side. VND; null: not for this viewer. */
function ShareFigures({ payable, collected, receivable, isCancelled, isTotal, className }: ShareFiguresProps) {
  const size = isTotal ? 15 : 13;
  return (
    <Grid as="dl" columns={3} gap={12} flex="none" width={[384, '100%']} className={className}>
      <Figure label={text.payable}>
        <Text as={isCancelled ? 's' : 'b'} size={size} weight={600} tone={isCancelled ? 'text3' : 'text'} digits>
          <Amount dong={payable} />
        </Text>
      </Figure>
      <Figure label={isCancelled ? text.retained : text.collected}>
        <Text size={size} weight={isCancelled ? 600 : 400} digits>
          <Amount dong={collected} />
        </Text>
      </Figure>
      <Figure label={text.receivable}>
        <Text size={size} weight={600} tone={receivable ? 'warning' : 'text3'} digits>
          <Amount dong={receivable} />
        </Text>
      </Figure>
    </Grid>
  );
}

const Amount = ({ dong }: { dong: number | null }) => (dong === null ? <NoValue /> : fullMoney(dong));

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack align="end">
    <Text as="dt" size={12} tone="text3" nowrap>
      {label}
    </Text>
    <dd>{children}</dd>
  </Stack>
);

/** A person's share of a deal: whose, how far, and how much of it is collected. Mockup 23 on a phone. */
function ShareLine({ share, head }: { share: TransactionRow; head: ShareHead }) {
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

interface RecordDealsProps {
  of: DealsOf;
  head: ShareHead;
  /** Why there is nothing. */
  empty: string;
}

interface Page {
  total: number;
  total_capped?: boolean | undefined;
  list: TransactionRow[];
  sums: TransactionSums;
}

/** Pages can shift while somebody reads. A share that is on two pages is shown once. */
const sharesOf = ({ pages }: InfiniteData<Page>): TransactionRow[] => [
  ...new Map(pages.flatMap(({ list }) => list).map((share) => [share.id, share])).values(),
];

/** The shares of deals of a customer or a house that the viewer may see, with their sums. Brief 6 §7. */
export function RecordDeals({ of, head, empty }: RecordDealsProps) {
  const asked = dealsOfRecord(of);
  const found = useInfiniteQuery(asked);
  useLiveList({ noun: 'transaction', list: asked.queryKey });
  return (
    <Stack as="section" top={12} aria-label={text.list}>
      <ScreenState query={found} skeleton={<Bones />}>
        {(data) => {
          const shares = sharesOf(data);
          const first = data.pages[0]!;
          if (shares.length === 0)
            return (
              <EmptyState reason={empty}>
                <RecordButton of={of} />
              </EmptyState>
            );
          return (
            <>
              <Totals page={first} of={of} />
              <Stack as="ul" divided>
                {shares.map((share) => (
                  <ShareLine key={share.id} share={share} head={head} />
                ))}
              </Stack>
              {found.hasNextPage && (
                <Row top={8}>
                  <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                    {found.isFetchNextPageError
                      ? text.retryMore
                      : text.more(formatNumber(Math.max(1, first.total - shares.length)))}
                  </Button>
                </Row>
              )}
            </>
          );
        }}
      </ScreenState>
    </Stack>
  );
}

/** The sums of all shares, also of those that are not loaded; cancelled ones left out. */
const Totals = ({ page: { total, total_capped, sums }, of }: { page: Page; of: DealsOf }) => (
  <Row wrap gap={12} rowGap={10} padX={16} padY={12} radius={10} background="fill">
    <Cell>
      <Text as="h2" size={14} weight={600}>
        {text.count(formatTotal(total, total_capped))}
      </Text>
      {sums.cancelled > 0 && (
        <Text size={12} tone="text3">
          {text.withoutCancelled(formatNumber(sums.cancelled))}
        </Text>
      )}
    </Cell>
    <ShareFigures payable={sums.payable} collected={sums.collected} receivable={sums.receivable} isTotal />
    <RecordButton of={of} />
  </Row>
);

/** To the prefilled form, for those who record deals. B17. */
function RecordButton({ of }: { of: DealsOf }) {
  const canRecord = useCan('recordDeals');
  const navigate = useNavigate();
  if (!canRecord) return null;
  return (
    <Button
      icon={<HandshakeIcon size={16} />}
      onClick={() => void navigate(paths.newDeal({ house: of.house_id ?? null, customer: of.customer_id ?? null }))}
    >
      {text.record}
    </Button>
  );
}

/** As high as what loads. */
const Bones = () => (
  <Stack gap={8} aria-busy>
    <Bone width="100%" height={64} radius={10} />
    {[0, 1, 2].map((line) => (
      <Row key={line} gap={12} padY={12} align="start">
        <Bone width={36} height={36} radius="circle" />
        <Cell gap={8}>
          <Bone width="44%" height={14} />
          <Bone width="70%" height={12} />
        </Cell>
      </Row>
    ))}
  </Stack>
);
