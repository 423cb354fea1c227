import { useInfiniteQuery, useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { type HouseCustomerGroup, houseCustomerGroups, type HouseCustomer } from '@toam/contracts/need/match.schema';
import { houseCustomersText as text, houseCustomersText } from '@toam/contracts/customer/house-customers.text';
import { HouseStatus } from '@toam/domain/house/house-values';
import {
  Bone,
  Button,
  Cell,
  EmptyState,
  formatNumber,
  Row,
  ScreenState,
  Stack,
  Text,
  useUrlState,
  ChoiceRow,
  CountBadge,
  toast,
} from '@toam/ui/core';
import { z } from 'zod';
import { matchTargetText, needText } from '@toam/contracts/need/need.text';
import { call } from '@toam/api-client/call';
import { recommendCustomer, restoreRecommendation } from '@toam/contracts/need/match-moves.endpoints';
import type { MatchTarget } from '@toam/domain/need-values';
import { HouseCustomerRow } from './house-customer-row';
import { houseCustomerQueries } from './house-customers.queries';
import { type GroupPages, rowKey, withoutMoved } from './moved-rows';

/** The tab's state in the address bar: the group, and the customer whose score is explained. */
const houseCustomersSearch = z.object({
  group: z.enum(houseCustomerGroups).catch('suitable'),
  /** `rowKey` of the opened row. */
  customer: z.string().catch(''),
});

interface HouseCustomerGroupsProps {
  /** Null: the counts could not be loaded. */
  counts: Record<HouseCustomerGroup, number> | undefined | null;
  chosen: HouseCustomerGroup;
  onChoose: (group: HouseCustomerGroup) => void;
}

/** Names of the groups. Specification 1 §4, D44. */
const groupLabel: Record<HouseCustomerGroup, string> = {
  suitable: needText.suitable,
  recommended: matchTargetText[1],
  seen: matchTargetText[2],
  negotiating: matchTargetText[3],
  done: matchTargetText[4],
  disliked: matchTargetText[0],
};

/** The suitable group and the five statuses, each with its number of customers. D44. */
const HouseCustomerGroups = ({ counts, chosen, onChoose }: HouseCustomerGroupsProps) => (
  <ChoiceRow
    label={houseCustomersText.groups}
    choices={houseCustomerGroups.map((group) => ({
      value: group,
      label: (
        <>
          {groupLabel[group]}
          <CountBadge small active={group === chosen}>
            {counts && formatNumber(counts[group])}
          </CountBadge>
        </>
      ),
    }))}
    value={chosen}
    onChange={onChoose}
  />
);

/** 'Khách hàng phù hợp': needs that the house fits, and customers who were shown it, by status. Specification 1 §2, D44. */
export default function HouseCustomersTab({ houseId }: { houseId: number }) {
  const [{ group }, change] = useUrlState(houseCustomersSearch);
  const customers = useInfiniteQuery(houseCustomerQueries.group(houseId, group));
  const house = useQuery(houseCustomerQueries.house(houseId)).data;
  const choose = (chosen: HouseCustomerGroup) => change({ group: chosen, customer: '' }, { replace: true });
  // These rows belong to the previous group. The counts cover all groups and stay valid.
  const rows = customers.isPlaceholderData ? { ...customers, data: undefined } : customers;
  const left = (data: GroupPages) => (data.pages[0]?.total ?? 0) - data.pages.flatMap(({ list }) => list).length;
  return (
    <Stack gap={4} top={12}>
      <HouseCustomerGroups
        counts={customers.data?.pages[0]?.counts ?? (customers.isError ? null : undefined)}
        chosen={group}
        onChoose={choose}
      />
      <ScreenState query={rows} skeleton={<RowsSkeleton />}>
        {(data) => (
          <>
            <Rows houseId={houseId} group={group} data={data} house={house} />
            {customers.hasNextPage && (
              <Row>
                <Button loading={customers.isFetchingNextPage} onClick={() => void customers.fetchNextPage()}>
                  {text.more(formatNumber(left(data)))}
                </Button>
              </Row>
            )}
          </>
        )}
      </ScreenState>
    </Stack>
  );
}

interface RowsProps {
  houseId: number;
  group: HouseCustomerGroup;
  data: GroupPages;
  house: HouseDetail | undefined;
}

/** Pages can shift while somebody reads. A row that is on two pages is shown once, from the newer page. */
const rowsOf = ({ pages }: GroupPages) => [
  ...new Map(pages.flatMap(({ list }) => list).map((row) => [rowKey(row), row])).values(),
];

interface Move {
  row: HouseCustomer;
  to: MatchTarget | null;
}

const send = (houseId: number, { row, to }: Move, previousTarget: MatchTarget | null) => {
  const pair = {
    house_id: houseId,
    customer_id: row.customer.id,
    request_id: row.need?.id ?? null,
    previousTarget,
  };
  return to === null
    ? call(restoreRecommendation, { body: pair })
    : call(recommendCustomer, { body: { ...pair, status: to } });
};

/**
 * Moves a customer to another group of the house. The screen changes at once, with an undo for 10 s. A refusal (no
 * right, or a colleague was faster) puts the row back and shows the reason. Specification 2 §4.
 */
function useMoveCustomer(houseId: number) {
  const queries = useQueryClient();
  const queryKey = houseCustomerQueries.of(houseId);
  const refresh = () => {
    // The house list shows how many customers were offered each house.
    void queries.invalidateQueries({ queryKey: ['house'], refetchType: 'none' });
    return queries.invalidateQueries({ queryKey });
  };
  return useMutation({
    mutationFn: (move: Move) => send(houseId, move, move.row.standing?.target ?? null),
    onMutate: async ({ row, to }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueriesData<GroupPages>({ queryKey });
      const from = row.standing?.target ?? null;
      queries.setQueriesData<GroupPages>({ queryKey }, (data) => data && withoutMoved(data, row.customer.id, from, to));
      return { before };
    },
    onError: (_error, _move, context) => context?.before.forEach(([key, data]) => queries.setQueryData(key, data)),
    onSuccess: ({ status, previousTarget }, { row }) => {
      const group = status === null ? needText.suitable : matchTargetText[status];
      toast.undo(houseCustomersText.moved(row.customer.name, group), async () => {
        await send(houseId, { row, to: previousTarget }, status);
        toast.success(houseCustomersText.restored);
        await refresh();
      });
    },
    onSettled: refresh,
  });
}

function Rows({ houseId, group, data, house }: RowsProps) {
  const [{ customer: opened }, change] = useUrlState(houseCustomersSearch);
  const move = useMoveCustomer(houseId);
  const rows = rowsOf(data);
  if (rows.length === 0) return <NoCustomers group={group} isStopped={house?.status === HouseStatus.stopped} />;
  return (
    <Text as="ul">
      {rows.map((row) => {
        const key = rowKey(row);
        const isOpen = key === opened;
        return (
          <HouseCustomerRow
            key={key}
            houseId={houseId}
            row={row}
            house={house}
            isOpen={isOpen}
            onToggle={() => change({ customer: isOpen ? '' : key }, { replace: true })}
            onMove={(to) => move.mutate({ row, to })}
          />
        );
      })}
    </Text>
  );
}

function NoCustomers({ group, isStopped }: { group: HouseCustomerGroup; isStopped: boolean }) {
  if (group !== 'suitable') return <EmptyState reason={`${text.groupEmpty(groupLabel[group])} ${text.groupWay}`} />;
  return <EmptyState reason={isStopped ? text.notOnSale : `${text.suitableEmpty} ${text.suitableWay}`} />;
}

/** As high as the rows that load. */
const RowsSkeleton = () => (
  <Text as="ul" aria-busy>
    {[0, 1, 2].map((row) => (
      <Row as="li" key={row} align="start" gap={16} padY={12} edge="bottomSoft">
        <Bone width={36} height={36} radius="circle" />
        <Cell gap={8} padY={2}>
          <Bone width="40%" height={14} />
          <Bone width="70%" height={12} />
          <Bone width="50%" height={12} />
        </Cell>
      </Row>
    ))}
  </Text>
);
