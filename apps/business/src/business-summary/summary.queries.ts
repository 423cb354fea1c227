import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { keepRows } from '@toam/api-client/query-client';
import { readStaffStatistic } from '@toam/contracts/business/statistic.endpoints';
import { type BusinessChoice, questionOf } from '../business/business-choice';

/** A row for each person, and the total. */
export const summaryQuery = (choice: BusinessChoice) => {
  const body = questionOf(choice);
  return queryOptions({
    queryKey: ['business', 'staff', body] as const,
    queryFn: ({ signal }) => call(readStaffStatistic, { body }, signal),
    ...keepRows,
  });
};
