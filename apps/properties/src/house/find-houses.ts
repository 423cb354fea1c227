import { call } from '@toam/api-client/call';
import { listHouses } from '@toam/contracts/house/house-list.endpoints';
import { housePriceText } from '@toam/domain/house/house-price';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from '../paths';

/** Leaves room for the other sources. */
const rows = 5;

/**
 * Houses for the ⌘K palette: all that the person may see, not only the community's. They are found by code, title or
 * address, without accents (D47). Slot `command`.
 */
const findHouses: CommandSource = async (query, signal) => {
  const { list } = await call(listHouses, { query: { size: rows }, body: { search: query, mode: 'visible' } }, signal);
  return list.map((house) => ({
    id: String(house.id),
    title: house.title ?? house.address,
    detail: [`#${house.id}`, house.into_money && housePriceText(house.into_money, house.purpose)]
      .filter(Boolean)
      .join(' · '),
    to: paths.house(house.id),
    icon: 'buildings',
    image: house.cover?.thumbnail,
  }));
};
export default findHouses;
