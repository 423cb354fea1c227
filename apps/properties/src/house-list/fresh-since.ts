import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { createContext } from 'react';

/** The last visit to the open view; null if no view of one's own is open. Epoch seconds. */
export const FreshSince = createContext<number | null>(null);

/** Whether the house was created or shared with the community after that. */
export const isFresh = (house: Pick<HouseRow, 'created_at' | 'shared_at'>, since: number | null): boolean =>
  since !== null && Math.max(house.created_at, house.shared_at ?? 0) > since;
