import {
  businessFigures,
  fiveWayFigure,
  firstValueSide,
  partsOfRatio,
  placeInFiveWay,
  tableFigure,
} from './business-figures';

test('every figure has one name, and rows of the tables open those of FiveWay', () => {
  expect(new Set(businessFigures).size).toBe(businessFigures.length);
  expect(tableFigure('purchase', 'demand')).toBe('purchaseQuantity');
  expect(tableFigure('sale', 'buying_percent')).toBe('sale.buyingPercent');
  expect(tableFigure('sale', 'first_value')).toBe('saleFirstValue');
  expect(fiveWayFigure('synthetic', 'totalBrokerageFee')).toBe('brokerageFeeRevenue');
});

test.each([
  ['synthetic.potentialPercent', 'customerSeenQuantity', 'demandQuantity'],
  ['sale.buyingPercent', 'saleTransactionQuantity', 'saleCustomerSeenQuantity'],
  ['connection.averageBrokerageFee', 'totalBrokerageFeeByConnect', 'connectTransactionQuantity'],
] as const)('%s is %s of %s', (ratio, numerator, denominator) => {
  expect(partsOfRatio(ratio)).toEqual({ numerator, denominator });
});

test('a figure knows where it stands', () => {
  expect(placeInFiveWay('connectTransactionQuantity')).toEqual({ kind: 'connection', name: 'transactionQuantity' });
  expect(placeInFiveWay('sale.buyingPercent')).toEqual({ kind: 'sale', name: 'buyingPercent' });
  expect(placeInFiveWay('totalCollected')).toBeNull();
  expect([firstValueSide('purchaseFirstValue'), firstValueSide('purchaseQuantity')]).toEqual(['purchase', null]);
});
