import { answerFigures } from '@toam/contracts/chat/answer-time.endpoints';
import { type BusinessPeriod, currentPeriod, daysOfPeriod, PeriodType } from '@toam/domain/business/business-period';
import { dayOf } from '@toam/domain/day';
import { recordId } from '@toam/list-screen/list-search';
import { periodName, periodNames, periodTypes } from '@toam/pickers/period/period-names';
import { z } from 'zod';

const daySeconds = 86_400;

/** The day that lies so many days before today, in Vietnam. */
const daysAgo = (days: number): string => dayOf(Date.now() / 1000 - days * daySeconds);

const aDay = z.iso.date().nullable().catch(null);

/** The page's state in the address bar. Broken values get the default. */
export const answerTimesSearch = z.object({
  period: z.enum(periodNames).catch('custom'),
  /** Of days of one's own the first, null: six days before today; else a day of the period, null: today. */
  from: aDay,
  /** Of days of one's own the last, null: today. */
  to: aDay,
  /** One colleague. */
  user: recordId,
  /** The figure whose conversations are open, and of which day or colleague. */
  figure: z.enum(answerFigures).nullable().catch(null),
  day: aDay,
  of: recordId,
});
export type AnswerTimesSearch = z.output<typeof answerTimesSearch>;

/** The chosen period: the last seven days if the address names none. Ends that are the wrong way round are turned. */
export function periodIn({ period, from, to }: Pick<AnswerTimesSearch, 'period' | 'from' | 'to'>): BusinessPeriod {
  const type = periodTypes[period];
  if (type !== PeriodType.custom) return currentPeriod(type, from ?? daysAgo(0));
  const [first, last] = [from ?? daysAgo(6), to ?? daysAgo(0)].toSorted() as [string, string];
  return { type, first, last };
}

/** A period as the address holds it. What the address holds by itself is left out, so that a kept link follows the calendar. */
export function writtenPeriod(chosen: BusinessPeriod): Pick<AnswerTimesSearch, 'period' | 'from' | 'to'> {
  const period = periodName(chosen.type);
  const { first, last } = daysOfPeriod(chosen);
  if (chosen.type === PeriodType.custom) return { period, from: first || null, to: last || null };
  const isNow = JSON.stringify(currentPeriod(chosen.type, daysAgo(0))) === JSON.stringify(chosen);
  return { period, from: isNow ? null : first, to: null };
}

/** What the figures are asked for. */
export function queryOf(search: AnswerTimesSearch) {
  const { first, last } = daysOfPeriod(periodIn(search));
  return { from: first, to: last, ...(search.user !== null && { user_id: search.user }) };
}

/** The part of the period that an open figure counts. */
export const partOf = (search: AnswerTimesSearch) => ({
  ...queryOf(search),
  ...(search.day && { from: search.day, to: search.day }),
  ...(search.of !== null && { user_id: search.of }),
});
