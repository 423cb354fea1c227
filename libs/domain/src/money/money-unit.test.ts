import { moneyUnits, unitForPurpose, unitsOfPurpose, zerosOfUnit } from './money-unit';

test.each([
  ['mil', 1, 'mpm'],
  ['bil', 1, 'bpm'],
  ['mpm', 0, 'mil'],
  ['bpm', 0, 'bil'],
  ['bil', 0, 'bil'],
  ['mpm', 1, 'mpm'],
] as const)('%s becomes, for purpose %i, %s', (unit, purpose, expected) => {
  expect(unitForPurpose(unit, purpose)).toBe(expected);
});

test('changing the purpose keeps the size of the price and offers the unit', () => {
  for (const unit of moneyUnits)
    for (const purpose of [0, 1] as const) {
      expect(zerosOfUnit[unitForPurpose(unit, purpose)]).toBe(zerosOfUnit[unit]);
      expect(unitsOfPurpose(purpose)).toContain(unitForPurpose(unit, purpose));
    }
});
