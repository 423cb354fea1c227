import { closedMonthText } from '@toam/contracts/checkin/closed-month.text';
import { dayOf } from '@toam/domain/day';
import { HttpError } from '../../http-error';
import { findClosedMonths, lockOpenMonths } from './closed-month.queries';

export { findClosedMonths, findStoredPeople, findTimesheets, listClosings } from './closed-month.queries';

/** After all days that anybody asks for. */
export const evermore = '9999-12-31';

/**
 * Asked by every use case that writes something which a day is derived from, before it writes. The months stay open until its
 * transaction ends. D116
 * @param field the field of the form that holds the day
 * @throws HttpError conflict naming the first month of the days that is closed
 */
export async function refuseClosed(first: string, last: string, field?: string): Promise<void> {
  await lockOpenMonths();
  const [closed] = await findClosedMonths(first.slice(0, 7), last.slice(0, 7));
  if (!closed) return;
  const text = closedMonthText.closed(closed.month, dayOf(Date.now() / 1000).slice(0, 4));
  throw new HttpError('conflict', text, field === undefined ? {} : { errors: { [field]: text } });
}
