import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readStaffStatistic } from '@toam/contracts/user/staff-statistic.endpoints';
import { userQueries } from '../staff/staff.queries';

/** The staff statistics; a live `record.changed` of `user` marks them stale. */
export const staffStatistic = queryOptions({
  queryKey: [...userQueries.all, 'statistic'],
  queryFn: ({ signal }) => call(readStaffStatistic, {}, signal),
});
