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
} from '@toam/ui/core';
import { HandshakeIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { dealsOfRecord, type DealsOf } from './record-deals.queries';
import { ShareFigures } from './share-figures';
import { type ShareHead, ShareLine } from './share-line';

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
