import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import type { HouseCustomerGroup } from '@toam/contracts/request/match.schema';
import { houseCustomersText as text } from '@toam/contracts/customer/house-customers.text';
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
} from '@toam/ui/core';
import { groupLabel } from './group-label';
import { HouseCustomerGroups } from './house-customer-groups';
import { HouseCustomerRow } from './house-customer-row';
import { houseCustomerQueries } from './house-customers.queries';
import { houseCustomersSearch } from './house-customers.search';
import { type GroupPages, rowKey } from './moved-rows';
import { useMoveCustomer } from './use-move-customer';

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
