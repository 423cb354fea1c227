import { changeHoliday, createHoliday, listHolidays, removeHoliday } from '@toam/contracts/checkin/holiday.endpoints';
import { leaveText } from '@toam/contracts/form/leave.text';
import { dayOf } from '@toam/domain/day';
import { holiday } from '@toam/domain/work/holiday.record';
import { changes, creates, deletes, handle, moduleOf } from '../../http/handle';
import { type Check, recordStore } from '../../record/record-store';
import { refuseClosed } from '../closed-months/closed-months.reads';
import { holidays } from './holiday.schema';

const store = recordStore(holiday, holidays, {
  words: {
    notFound: leaveText.holidayNotFound,
    refused: {},
    taken: () => ({ message: leaveText.holidayTaken, at: 'date' }),
  },
});

/** A closed month keeps its days: neither the old day nor the new one is in one. D116. @throws HttpError conflict */
const inOpenMonths: Check<typeof holiday, typeof holidays> = async ({ before, after }) => {
  for (const day of new Set([before?.date ?? after.date, after.date])) await refuseClosed(day, day, 'date');
};

/** Days on which nobody is expected. H1 */
export const holidaysModule = moduleOf([
  handle(listHolidays, ({ actor, query }) => {
    const year = query.year ?? Number(dayOf(Date.now() / 1000).slice(0, 4));
    return store.all(actor, { date: { from: `${year}-01-01`, to: `${year}-12-31` } });
  }),
  handle(createHoliday, { audit: creates('holiday') }, ({ actor, body }) =>
    store.create(actor, body, { before: [inOpenMonths] }),
  ),
  handle(changeHoliday, { audit: changes('holiday', 'id') }, ({ actor, body }) =>
    store.change(actor, body, { before: [inOpenMonths] }),
  ),
  handle(removeHoliday, { audit: deletes('holiday', 'id') }, ({ actor, body }) =>
    store.remove(actor, body, { before: [inOpenMonths] }),
  ),
]);
