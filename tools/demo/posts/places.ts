import type { Random } from '@toam/domain/random';
import type { Market, PlacedHouse } from '../market';
import type { DemoChannel } from './news';

/** A house on a channel; the house is an index in the brokerage. */
export interface Place {
  house: number;
  channel: DemoChannel;
}

/** What both portals take: pictures, a title of their lengths, a price. */
const isToPost = ({ row, publicPictures }: PlacedHouse): boolean => {
  const length = [...(row.title ?? '')].length;
  return row.public_approval === 1 && !!row.into_money && publicPictures.length > 2 && length >= 30 && length <= 99;
};

const indexes = (houses: readonly PlacedHouse[], fits: (house: PlacedHouse) => boolean): number[] =>
  houses.flatMap((house, at) => (fits(house) ? [at] : []));

/** Houses of about the last two weeks. */
const newest = 80;

/**
 * Finds places for posts: each once, on houses on sale that stood at that moment. About two posts share a house. People
 * post what has just come in.
 * @param count how many posts there will be
 */
export function placeFinder(r: Random, { houses }: Market, count: number) {
  const onSale = indexes(houses, (house) => house.row.status === 0 && isToPost(house));
  const half = Math.ceil(count * 0.3);
  const popular = [...new Set([...r.some(onSale.slice(-newest), half), ...r.some(onSale, half)])];
  const taken = new Set<string>();
  return (channel: DemoChannel, before: Date): Place => {
    const free = (among: readonly number[]) =>
      among.filter((house) => !taken.has(`${house} ${channel}`) && houses[house]!.created < before);
    const near = free(popular);
    const found = (near.length > 0 ? near : free(onSale)).toSorted((one, other) => one - other);
    const house = r.pick(found.slice(-Math.ceil(found.length / 3)));
    taken.add(`${house} ${channel}`);
    return { house, channel };
  };
}

/** Houses that were on sale for some days and are not any more, with their end. */
export const stoppedHouses = ({ houses }: Market) =>
  indexes(houses, ({ row, publicPictures }) => row.status === 1 && !!row.into_money && publicPictures.length > 0)
    .map((house) => {
      const { changes, agent, created, row } = houses[house]!;
      const at = changes.find(({ column }) => column === 'status')?.at ?? created;
      return { house, at, agent, created, reason: row.reason_stop_selling ?? null };
    })
    .filter(({ at, created }) => at.getTime() - created.getTime() > 6 * 86_400_000);
