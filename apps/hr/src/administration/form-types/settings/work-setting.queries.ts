import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listHolidays } from '@toam/contracts/checkin/holiday.endpoints';
import { readFormSetting } from '@toam/contracts/form/form.endpoints';

/** Settings of attendance and forms. Their keys start with the nouns of the live events. */
export const workSettingQueries = {
  holidays: ['holiday'] as const,
  holidaysOf: (year: number) =>
    queryOptions({
      queryKey: [...workSettingQueries.holidays, year],
      queryFn: ({ signal }) => call(listHolidays, { query: { year } }, signal),
    }),
  approver: queryOptions({
    queryKey: ['form-setting'],
    queryFn: ({ signal }) => call(readFormSetting, {}, signal),
  }),
};
