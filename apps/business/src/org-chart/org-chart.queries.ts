import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { readOrgChart } from '@toam/contracts/user/org-chart.endpoints';

/** The org chart. The key begins with the noun of staff, whose live changes refresh it. */
export const orgChartQuery = queryOptions({
  queryKey: ['user', 'diagram'],
  queryFn: ({ signal }) => call(readOrgChart, {}, signal),
});
