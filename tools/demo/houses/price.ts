import type { MoneyUnit } from '@toam/domain/money/money-unit';
import type { Random } from '@toam/domain/random';
import { PropertyType, type HouseClass, type Kind } from './kinds';
import { classFactor } from './lanes';

const million = 1_000_000;
const billion = 1_000_000_000;

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** Rounds sale prices to tens of millions, high ones to hundreds, as owners do. */
const askingPrice = (dong: number) =>
  roundTo(dong, dong < 10 * billion ? 50 * million : dong < 30 * billion ? 100 * million : 500 * million);

const askingRent = (dong: number) =>
  roundTo(dong, dong < 30 * million ? 500_000 : dong < 100 * million ? million : 5 * million);

interface Measured {
  /** Million VND per m² for a townhouse in a car alley here. */
  level: number;
  kind: Kind;
  house_type: HouseClass;
  /** m² of land, or of floor for apartments. */
  area: number;
  floors: number;
  purpose: 0 | 1;
  projectFactor: number;
}

/** The asking price, VND (per month for rent), and the unit that people use for it. */
export function price(r: Random, house: Measured): { into_money: number; money_unit: MoneyUnit } {
  const { kind, area, floors, purpose } = house;
  const isFlat = kind.type === PropertyType.apartment;
  const perMetre =
    house.level * kind.factor * (isFlat ? house.projectFactor : classFactor[house.house_type]) * r.between(0.85, 1.18);
  // the building adds 4 million per m² of floor (70 % of the plot on each storey); large plots are cheaper per m²
  const bulk = isFlat || area < 120 ? 1 : (120 / area) ** 0.16;
  const dong = (perMetre * bulk * area + (isFlat ? 0 : area * 0.7 * floors * 4)) * million;
  if (purpose === 0) {
    const into_money = askingPrice(Math.min(dong, 280 * billion));
    return { into_money, money_unit: into_money < billion ? 'mil' : 'bil' };
  }
  const yearly = kind.type === PropertyType.warehouse ? 0.075 : isFlat ? 0.046 : 0.034;
  return { into_money: askingRent((Math.min(dong, 160 * billion) * yearly) / 12), money_unit: 'mpm' };
}
