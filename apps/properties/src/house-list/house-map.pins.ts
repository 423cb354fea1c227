import type { HouseCluster, HouseMarks, MappedHouse } from '@toam/contracts/house/house-map.endpoints';
import { mapText } from '@toam/contracts/map/map.text';
import { housePriceText } from '@toam/domain/house/house-price';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { formatNumber } from '@toam/ui/core';
import type { MapPin } from '@toam/ui/list';
import { isSpot } from './house-map.camera';

/** 'từ 3 tỷ đến 8 tỷ', 'giá 3 tỷ', or '' if no house has a price. */
export function priceRange({ min_price: min, max_price: max }: Pick<HouseCluster, 'min_price' | 'max_price'>): string {
  if (min === null || max === null) return '';
  return min === max ? mapText.onePrice(shortMoneyText(min)) : mapText.prices(shortMoneyText(min), shortMoneyText(max));
}

/** The houses behind the pins' keys. */
export type Pinned = { house: MappedHouse } | { cluster: HouseCluster };

const keyOf = (pinned: Pinned): string =>
  'house' in pinned
    ? `house-${pinned.house.id}`
    : `cluster-${pinned.cluster.latitude.toFixed(6)}-${pinned.cluster.longitude.toFixed(6)}`;

function pinOf(pinned: Pinned, openId: number | null): MapPin {
  const key = keyOf(pinned);
  if ('house' in pinned) {
    const { id, latitude, longitude, title, into_money, purpose } = pinned.house;
    const text = into_money === null ? mapText.noPrice : housePriceText(into_money, purpose);
    return { key, kind: 'one', latitude, longitude, text, label: mapText.house(title, text), active: id === openId };
  }
  const { latitude, longitude, count, bounds } = pinned.cluster;
  const text = formatNumber(count);
  const say = isSpot(bounds) ? mapText.stack : mapText.cluster;
  return { key, kind: 'many', latitude, longitude, text, count, label: say(text, priceRange(pinned.cluster)) };
}

/** The answer as pins with their houses. Sorted from north to south, which is the Tab order. */
export function pinsOf({ houses, clusters }: HouseMarks, openId: number | null) {
  const pinned: Pinned[] = [...houses.map((house) => ({ house })), ...clusters.map((cluster) => ({ cluster }))];
  const pins = pinned.map((one) => pinOf(one, openId)).toSorted((a, b) => b.latitude - a.latitude);
  return { pins, pinned: new Map(pinned.map((one) => [keyOf(one), one])) };
}
