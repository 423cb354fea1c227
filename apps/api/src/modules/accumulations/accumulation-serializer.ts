import type { AccumulationRow } from '@toam/contracts/accumulation/accumulation.schema';
import type { Actor } from '@toam/domain/actor';
import { mayWriteAccumulation } from '@toam/domain/business/accumulation-rules';
import { dayOf, dayStart } from '@toam/domain/day';
import { toEpoch } from '../../db/columns';
import { personOf, readStaffNames } from '../users/users.reads';
import { countersOf } from './accumulation-columns';
import type { Accumulation } from './accumulation.schema';

/** Today in Vietnam. */
export const currentDay = (): string => dayOf(Date.now() / 1000);

/** Entries as the viewer gets them, in the same order. */
export async function serializeAccumulations(
  actor: Actor,
  entries: readonly Accumulation[],
): Promise<AccumulationRow[]> {
  const staff = await readStaffNames(entries.map(({ user_id }) => user_id));
  const today = currentDay();
  return entries.map((entry) => ({
    ...{ id: entry.id, version: entry.version, user_id: entry.user_id },
    user: personOf(staff, entry.user_id)!,
    date: dayStart(entry.date),
    ...countersOf(entry),
    created_at: toEpoch(entry.created_at),
    updated_at: toEpoch(entry.updated_at),
    may_edit: mayWriteAccumulation(actor, entry, today),
  }));
}

export async function serializeAccumulation(actor: Actor, entry: Accumulation): Promise<AccumulationRow> {
  const [row] = await serializeAccumulations(actor, [entry]);
  return row!;
}
