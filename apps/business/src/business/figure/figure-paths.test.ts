import { PeriodType } from '@toam/domain/business/business-period';
import type { BusinessChoice } from '../business-choice';
import { listOfFigure } from './figure-paths';

const choice: BusinessChoice = {
  period: { type: PeriodType.month, year: 2026, month: 11 },
  ...{ whose: 'team', team: 6, users: [] },
};

test.each([
  ['brokerageFeeRevenue', ''],
  // a share of both sides is half of each side's money
  ['totalBrokerageFeeBySale', '&f.type=2%2C4'],
  ['totalBrokerageFeeByPurchase', '&f.type=1%2C4'],
  ['totalBrokerageFeeByConnect', '&f.type=3'],
  // but a deal of neither
  ['saleTransactionQuantity', '&f.type=2'],
  ['bothTransactionQuantity', '&f.type=4'],
  ['totalBrokerageFeeReceivable', '&due=1'],
] as const)('%s leads to exactly its shares', (figure, narrowed) => {
  expect(listOfFigure(figure, choice, '2026-11-23')?.to).toBe(`/bussiness/transaction?team=6&tab=detail${narrowed}`);
});
