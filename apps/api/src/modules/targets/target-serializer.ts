import type { TargetRow } from '@toam/contracts/target/target.endpoints';
import { daysOfQuarter, momentsOf } from '@toam/domain/business/business-period';
import { toEpoch } from '../../db/columns';
import { personOf, readStaffNames } from '../users/users.reads';
import type { Target } from './target.schema';

/** Targets as the browser gets them, in the same order. */
export async function serializeTargets(found: readonly Target[]): Promise<TargetRow[]> {
  const staff = await readStaffNames(found.flatMap(({ user_id }) => user_id ?? []));
  return found.map((target) => ({
    ...{ id: target.id, version: target.version, year: target.year, quarter: target.quarter },
    ...momentsOf(daysOfQuarter(target.year, target.quarter)),
    user_id: target.user_id,
    user: personOf(staff, target.user_id),
    ...{ purchase: target.purchase, connection: target.connection, sale: target.sale },
    ...{ sale_seen: target.sale_seen, purchase_seen: target.purchase_seen, connection_seen: target.connection_seen },
    created_at: toEpoch(target.created_at),
    updated_at: toEpoch(target.updated_at),
  }));
}

export async function serializeTarget(target: Target): Promise<TargetRow> {
  const [row] = await serializeTargets([target]);
  return row!;
}
