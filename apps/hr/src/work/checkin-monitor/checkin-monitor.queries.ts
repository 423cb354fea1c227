import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { monitorCheckins, type MonitorRow } from '@toam/contracts/checkin/checkin.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';

type MonitorQuery = InputOf<typeof monitorCheckins>['query'];

/** A line with its number in the whole list. */
export type NumberedRow = MonitorRow & { number: number };

export const monitorQuery = (query: MonitorQuery) =>
  queryOptions({
    queryKey: ['checkin', 'monitor', query],
    queryFn: async ({ signal }) => {
      const { list, ...page } = await call(monitorCheckins, { query }, signal);
      const first = (query.page - 1) * query.size + 1;
      return { ...page, list: list.map((row, at): NumberedRow => ({ ...row, number: first + at })) };
    },
    ...keepRows,
  });
