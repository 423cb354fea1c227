import { call } from '@toam/api-client/call';
import { changeHouses, type HouseBulkAction, restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { type BulkOutcome, runInParts } from '@toam/list-screen/run-in-parts';

type WithoutHouses<A> = A extends HouseBulkAction ? Omit<A, 'houses'> : never;

/** An action without its houses. */
export type BulkAction = WithoutHouses<HouseBulkAction>;

const parts = { progress: houseBulkText.progress, step: 100 };

/** Runs one action for every house. */
export const runBulk = (action: BulkAction, houses: readonly number[]): Promise<BulkOutcome> =>
  runInParts(houses, {
    ...parts,
    text: houseBulkText.working[action.action],
    send: (some) => call(changeHouses, { body: { ...action, houses: some } }),
  });

/** Undoes a deletion. */
export const runRestore = (houses: readonly number[]): Promise<BulkOutcome> =>
  runInParts(houses, {
    ...parts,
    text: houseBulkText.restoring,
    send: (some) => call(restoreHouses, { body: { houses: some } }),
  });
