/**
 * The unit that a price is typed and shown in: millions and billions of dong, for sale (`mil`, `bil`)
 * or per month of rent (`mpm`, `bpm`). Specification 1 §3 (money_unit), §9.
 */
export const moneyUnits = ['mil', 'bil', 'mpm', 'bpm'] as const;
export type MoneyUnit = (typeof moneyUnits)[number];

/** How many zeros a unit stands for: mil and mpm × 10⁶, bil and bpm × 10⁹. Specification 1 §5, §9. */
export const zerosOfUnit: Record<MoneyUnit, 6 | 9> = { mil: 6, mpm: 6, bil: 9, bpm: 9 };

/** A property's purpose: 0 sell, 1 rent. Specification 1 §3. */
type Purpose = 0 | 1;

/** The units for a purpose, the smaller first. */
export const unitsOfPurpose = (purpose: Purpose): readonly [MoneyUnit, MoneyUnit] =>
  purpose === 1 ? ['mpm', 'bpm'] : ['mil', 'bil'];

const counterpart: Record<Purpose, Record<MoneyUnit, MoneyUnit>> = {
  0: { mil: 'mil', bil: 'bil', mpm: 'mil', bpm: 'bil' },
  1: { mil: 'mpm', bil: 'bpm', mpm: 'mpm', bpm: 'bpm' },
};

/** The matching unit when the purpose changes: mil↔mpm, bil↔bpm. D34. */
export const unitForPurpose = (unit: MoneyUnit, purpose: Purpose): MoneyUnit => counterpart[purpose][unit];
