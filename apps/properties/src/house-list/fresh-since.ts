import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { createContext } from 'react';

/** When the open view was looked at before; null where no view of one's own is open. Epoch seconds. */
export const FreshSince = createContext<number | null>(null);

/** Whether the house came since: made, or shared with the community. */
export const isFresh = (house: Pick<HouseRow, 'created_at' | 'shared_at'>, since: number | null): boolean =>
  since !== null && Math.max(house.created_at, house.shared_at ?? 0) > since;
