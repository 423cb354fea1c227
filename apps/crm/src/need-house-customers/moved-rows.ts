import type { InfiniteData } from '@tanstack/react-query';
import type { matchRequestsOfHouse } from '@toam/contracts/need/match.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import type { HouseCustomer, HouseCustomerGroup } from '@toam/contracts/need/match.schema';
import type { MatchTarget } from '@toam/domain/need-values';

export type GroupPages = InfiniteData<DataOf<typeof matchRequestsOfHouse>>;

/** The key of a row: a customer may have several needs that the house fits. */
export const rowKey = ({ customer, need }: HouseCustomer): string => `${customer.id}-${need?.id ?? 0}`;

const groups: Record<MatchTarget, HouseCustomerGroup> = {
  0: 'disliked',
  1: 'recommended',
  2: 'seen',
  3: 'negotiating',
  4: 'done',
};

/** The group of a status; no status means suitable. */
export const groupOf = (target: MatchTarget | null): HouseCustomerGroup =>
  target === null ? 'suitable' : groups[target];

/**
 * A group's loaded pages after a customer moved. Their rows are removed and the counts of both groups change. The row
 * appears in its new group when that group is read again.
 */
export function withoutMoved(
  data: GroupPages,
  customerId: number,
  from: MatchTarget | null,
  to: MatchTarget | null,
): GroupPages {
  const [source, goal] = [groupOf(from), groupOf(to)];
  const gone = data.pages.flatMap(({ list }) => list).filter(({ customer }) => customer.id === customerId).length;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      total: Math.max(0, page.total - gone),
      list: page.list.filter(({ customer }) => customer.id !== customerId),
      counts: {
        ...page.counts,
        [source]: Math.max(0, page.counts[source] - Math.max(1, gone)),
        [goal]: page.counts[goal] + 1,
      },
    })),
  };
}
