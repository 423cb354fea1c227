import { answerFigures } from '@toam/contracts/chat/answer-time.endpoints';
import { recordId } from '@toam/list-screen/list-search';
import { dayOf } from '@toam/domain/day';
import { z } from 'zod';

const daySeconds = 86_400;

/** The day that lies so many days before today, in Vietnam. */
const daysAgo = (days: number): string => dayOf(Date.now() / 1000 - days * daySeconds);

const aDay = z.iso.date().nullable().catch(null);

/** The page's state in the address bar. Broken values get the default. */
export const answerTimesSearch = z.object({
  /** Null: six days before the last. */
  from: aDay,
  /** Null: today. */
  to: aDay,
  /** One colleague. */
  user: recordId,
  /** The figure whose conversations are open, and of which day or colleague. */
  figure: z.enum(answerFigures).nullable().catch(null),
  day: aDay,
  of: recordId,
});
export type AnswerTimesSearch = z.output<typeof answerTimesSearch>;

/** The last seven days if the address names none. Ends that are the wrong way round are turned. */
export function periodOf({ from, to, user }: Pick<AnswerTimesSearch, 'from' | 'to' | 'user'>) {
  const days = [from ?? daysAgo(6), to ?? daysAgo(0)].toSorted() as [string, string];
  return { from: days[0], to: days[1], ...(user !== null && { user_id: user }) };
}

/** The part of the period that an open figure counts. */
export const partOf = (search: AnswerTimesSearch) => {
  const period = periodOf(search);
  return {
    ...period,
    ...(search.day && { from: search.day, to: search.day }),
    ...(search.of !== null && { user_id: search.of }),
  };
};
