import type { MoneyUnit } from '@toam/domain/money/money-unit';
import type { Random } from '../../../apps/api/src/testing/random';
import { PropertyType, type HouseClass, type Kind } from './kinds';
import { classFactor } from './lanes';

const million = 1_000_000;
const billion = 1_000_000_000;

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** Sale prices end in round tens of millions, dearer ones in hundreds: as owners ask. */
const askingPrice = (dong: number) =>
  roundTo(dong, dong < 10 * billion ? 50 * million : dong < 30 * billion ? 100 * million : 500 * million);

const askingRent = (dong: number) =>
  roundTo(dong, dong < 30 * million ? 500_000 : dong < 100 * million ? million : 5 * million);

interface Measured {
  /** Million VND per m² of a car alley's townhouse here. */
  level: number;
  kind: Kind;
  house_type: HouseClass;
  /** m² of land, or of floor for apartments. */
  area: number;
  floors: number;
  purpose: 0 | 1;
  projectFactor: number;
}

/** What the owner asks, VND (per month for rent), and the unit that people would say it in. */
export function price(r: Random, house: Measured): { into_money: number; money_unit: MoneyUnit } {
  const { kind, area, floors, purpose } = house;
  const isFlat = kind.type === PropertyType.apartment;
  const perMetre =
    house.level * kind.factor * (isFlat ? house.projectFactor : classFactor[house.house_type]) * r.between(0.85, 1.18);
  // what stands on the land, a million or so a m² of floor; big plots are cheaper by the metre
  const bulk = isFlat || area < 120 ? 1 : (120 / area) ** 0.16;
  const dong = (perMetre * bulk * area + (isFlat ? 0 : area * 0.7 * floors * 4)) * million;
  if (purpose === 0) {
    const into_money = askingPrice(Math.min(dong, 280 * billion));
    return { into_money, money_unit: into_money < billion ? 'mil' : 'bil' };
  }
  const yearly = kind.type === PropertyType.warehouse ? 0.075 : isFlat ? 0.046 : 0.034;
  return { into_money: askingRent((Math.min(dong, 160 * billion) * yearly) / 12), money_unit: 'mpm' };
}
