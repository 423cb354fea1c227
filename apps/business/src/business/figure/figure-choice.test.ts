import { PeriodType } from '@toam/domain/business/business-period';
import type { BusinessChoice } from '../business-choice';
import { choiceOfFigure } from './figure-choice';

const november = { type: PeriodType.month, year: 2026, month: 11 } as const;
const choice: BusinessChoice = { period: november, whose: 'team', team: 6, users: [] };

test.each([
  ['the period', {}, november],
  ['the period before', { previous: true }, { type: PeriodType.month, year: 2026, month: 10 }],
  [
    'a bar',
    { bar: { first: '2026-11-02', last: '2026-11-08' } },
    { type: PeriodType.custom, first: '2026-11-02', last: '2026-11-08' },
  ],
] as const)('a figure of %s', (_what, differing, period) => {
  expect(choiceOfFigure({ figure: 'saleQuantity', ...differing }, choice)).toEqual({ ...choice, period });
});

test('chosen days are compared with those a month before, and a person stands for the team', () => {
  const custom = { type: PeriodType.custom, first: '2026-03-31', last: '2026-04-30' };
  expect(choiceOfFigure({ figure: 'saleQuantity', previous: true, person: 7 }, { ...choice, period: custom })).toEqual({
    period: { type: PeriodType.custom, first: '2026-02-28', last: '2026-03-30' },
    ...{ whose: 'people', team: null, users: [7] },
  });
});
