import { registry } from './registry';

/** What else a change of a house brings with it, in the caller's transaction, under the house's lock. */
export interface HouseFollower {
  /** @param by who changed it */
  changed(houseId: number, by: number): Promise<void>;
}

const { all, register } = registry<HouseFollower>('houses');
export const registerHouseFollowers = register;

/** Call it after a house was changed, stopped, opened again or deleted. */
export async function followHouse(houseId: number, by: number): Promise<void> {
  for (const { changed } of all()) await changed(houseId, by);
}
