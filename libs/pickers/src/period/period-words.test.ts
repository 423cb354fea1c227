import { type BusinessPeriod, PeriodType } from '@toam/domain/business/business-period';
import { daysWords, laterPeriod, periodWords } from './period-words';

const { year, quarter, month, custom } = PeriodType;

test.each<[BusinessPeriod, number, string]>([
  [{ type: year, year: 2026 }, -1, 'Năm 2025'],
  [{ type: quarter, year: 2026, quarter: 4 }, 0, 'Quý 4/2026'],
  [{ type: quarter, year: 2026, quarter: 4 }, 1, 'Quý 1/2027'],
  [{ type: quarter, year: 2026, quarter: 1 }, -1, 'Quý 4/2025'],
  [{ type: month, year: 2026, month: 12 }, 1, 'Tháng 1/2027'],
  [{ type: month, year: 2026, month: 1 }, -13, 'Tháng 12/2024'],
  [{ type: custom, first: '2026-03-31', last: '2026-04-30' }, 1, '31/03/2026 – 30/04/2026'],
])('%j, %i later', (period, by, words) => {
  expect(periodWords(laterPeriod(period, by))).toBe(words);
});

test.each([
  ['2026-11-20', '2026-11-20', '20/11/2026'],
  ['2026-11-02', '2026-11-08', '02/11 – 08/11/2026'],
  ['2026-12-28', '2027-01-03', '28/12/2026 – 03/01/2027'],
  ['2026-02-01', '2026-02-28', 'Tháng 2/2026'],
])('the days %s to %s are %s', (first, last, words) => {
  expect(daysWords({ first, last })).toBe(words);
});
