import type { TargetRow } from '@toam/contracts/target/target.endpoints';
import { daysOfQuarter, momentsOf } from '@toam/domain/business/business-period';
import { JobPosition } from '@toam/domain/actor';
import type { Targets } from './target.queries';

/** The company's values of Q4 2026, unless said otherwise. */
export function aTarget(differing: Partial<TargetRow> = {}): TargetRow {
  const { year = 2026, quarter = 4 } = differing;
  return {
    ...{ id: 5, version: 1, year, quarter, ...momentsOf(daysOfQuarter(year, quarter)) },
    ...{ user_id: null, user: null, purchase: 90, connection: 30 },
    ...{ sale: null, sale_seen: null, purchase_seen: null, connection_seen: null },
    ...{ created_at: 1_795_000_000, updated_at: 1_795_000_000 },
    ...differing,
  };
}

const people = [
  { id: 7, name: 'An', avatar: null, job_position: JobPosition.staff },
  { id: 8, name: 'Bình', avatar: null, job_position: JobPosition.staff },
];

/** The answer of a year on 22/11/2026, for somebody who may write, unless said otherwise. */
export const targetsOf = (list: TargetRow[], differing: Partial<Targets> = {}): Targets => ({
  may_write: true,
  quarters: [
    ...[{ year: 2025, quarter: 4, days: 92, progress: 1 }],
    ...[1, 2, 3].map((quarter) => ({ year: 2026, quarter, days: 91, progress: 1 })),
    ...[{ year: 2026, quarter: 4, days: 53, progress: 0.5889 }],
  ].map((one) => ({ ...one, ...momentsOf(daysOfQuarter(one.year, one.quarter)) })),
  people,
  list,
  ...differing,
});
