import { fiveWayOf } from './five-way';
import { metOf, tableOf, unitOf } from './three-tables';

/** The table of mockup 26. */
const current = {
  firstValue: 71,
  fiveWay: fiveWayOf('purchase', { demand: 18, seen: 17, deals: 9, fee: 1_148_000_000n }),
};
const previous = {
  firstValue: null,
  fiveWay: fiveWayOf('purchase', { demand: 26, seen: 22, deals: 8, fee: 945_600_000n }),
};

test('seven rows in order, three of them with a standard', () => {
  const rows = tableOf(current, previous, { demand: 32 * 90, seen: 24 * 90 });
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['first_value', null, 71, null, null],
    ['demand', 26, 18, 32, false],
    ['seen', 22, 17, 24, false],
    ['seen_percent', 84, 94, 75, true],
    ['deals', 8, 9, null, null],
    ['buying_percent', 36.4, 52.9, null, null],
    ['average_fee', 118.2, 127.6, null, null],
  ]);
  expect(metOf(rows)).toEqual({ met: 1, of: 3 });
});

test('without targets there is nothing to meet', () => {
  const rows = tableOf(current, previous, { demand: null, seen: null });
  expect(metOf(rows)).toEqual({ met: 0, of: 0 });
});

test('only demand has a target', () => {
  const rows = tableOf(current, previous, { demand: 18 * 90, seen: null });
  expect(rows.find(({ key }) => key === 'demand')).toMatchObject({ standard: 18, met: true });
  expect(rows.find(({ key }) => key === 'seen_percent')).toMatchObject({ standard: null, met: null });
});

test('a sale begins with houses, the others with demands', () => {
  expect([unitOf('sale', 'first_value'), unitOf('purchase', 'first_value'), unitOf('sale', 'seen')]).toEqual([
    'house',
    'demand',
    'visit',
  ]);
});
