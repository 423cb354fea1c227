import { endsSoon, isOver, lastDayOf, type PostTerm } from './post-end';

const term = (values: Partial<PostTerm>): PostTerm => ({
  ...{ portal: 'alonhadat', type_news: 0, type_news_day: null, batdongsan_type_news_days: 10 },
  ...values,
});

test.each<[string, Partial<PostTerm>, string, string | null]>([
  ['7 days', { type_news: 1, type_news_day: 7 }, '2026-11-20', '2026-11-26'],
  ['one day', { type_news: 1, type_news_day: 1 }, '2026-11-20', '2026-11-20'],
  ['two months', { type_news: 2, type_news_day: 2 }, '2026-11-12', '2027-01-11'],
  ['a month from the first', { type_news: 2, type_news_day: 1 }, '2026-11-01', '2026-11-30'],
  ['a month from the 31st into February', { type_news: 2, type_news_day: 1 }, '2027-01-31', '2027-02-28'],
  ['a month from the 30th into a leap February', { type_news: 2, type_news_day: 1 }, '2028-01-30', '2028-02-29'],
  ['a year', { type_news: 2, type_news_day: 12 }, '2026-11-20', '2027-11-19'],
  ['a normal post', {}, '2026-11-20', null],
  ['Batdongsan, 15 days', { portal: 'batdongsan', batdongsan_type_news_days: 15 }, '2026-11-20', '2026-12-04'],
  ['a manual channel', { portal: null, type_news: 1, type_news_day: 7 }, '2026-11-20', null],
])('%s', (_what, values, first, last) => {
  expect(lastDayOf(term(values), first)).toBe(last);
});

test('a post ends soon from three days before its last day, and is over the day after', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-26', '2026-11-27'];
  expect(days.map((day) => endsSoon('2026-11-26', day))).toEqual([false, true, true, false]);
  expect(days.map((day) => isOver('2026-11-26', day))).toEqual([false, false, false, true]);
  expect([endsSoon(null, '2026-11-26'), isOver(null, '2026-11-26')]).toEqual([false, false]);
});
