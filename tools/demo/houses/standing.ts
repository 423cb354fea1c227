import type { NewHouseRow } from '../../../apps/api/src/modules/houses/house.schema';
import type { Random } from '@toam/domain/random';
import { rejectReasons, stopReasons, webRejectReasons } from './words';

/** The state of a house: private, in the community, on the website or stopped. Specification 1 §4, D31. */
export const standings = [
  'private',
  'waiting',
  'approved',
  'rejected',
  'web requested',
  'web',
  'web with draft',
  'web rejected',
  'stopped private',
  'stopped public',
] as const;
export type Standing = (typeof standings)[number];

const shares: ReadonlyArray<readonly [Standing, number]> = [
  ['approved', 40],
  ['web', 18],
  ['private', 16],
  ['waiting', 7],
  ['stopped public', 6],
  ['rejected', 4.5],
  ['stopped private', 3.5],
  ['web requested', 2],
  ['web with draft', 1.6],
  ['web rejected', 1.4],
];

export const someStanding = (r: Random): Standing => r.weighted(shares);

/** Whether a house in this state was ever shared, and so had to be complete. Specification 1 §5. */
export const isShared = (standing: Standing): boolean => !['private', 'stopped private'].includes(standing);

type Columns = Required<
  Pick<NewHouseRow, 'public' | 'public_approval' | 'web' | 'status' | 'web_requested' | 'has_draft'>
> &
  Pick<NewHouseRow, 'reject_public_condition' | 'reject_web_condition' | 'reason_stop_selling'>;

const shared: Columns = { public: 1, public_approval: 1, web: 0, status: 0, web_requested: false, has_draft: false };

/** The columns of a state. */
export function standingColumns(r: Random, standing: Standing): Columns {
  switch (standing) {
    case 'private':
      return { ...shared, public: 0, public_approval: 0 };
    case 'waiting':
      return { ...shared, public_approval: 0 };
    case 'approved':
      return shared;
    case 'rejected':
      return { ...shared, public_approval: 0, reject_public_condition: r.pick(rejectReasons) };
    case 'web requested':
      return { ...shared, web_requested: true };
    case 'web':
      return { ...shared, web: 1 };
    case 'web with draft':
      return { ...shared, web: 1, has_draft: true };
    case 'web rejected':
      return { ...shared, reject_web_condition: r.pick(webRejectReasons) };
    case 'stopped private':
      return { ...shared, public: 0, public_approval: 0, status: 1, reason_stop_selling: r.pick(stopReasons) };
    case 'stopped public':
      return { ...shared, status: 1, reason_stop_selling: r.pick(stopReasons) };
  }
}
