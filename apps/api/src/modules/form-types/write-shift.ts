import { dayOf } from '@toam/domain/day';
import { usualGrace } from '@toam/domain/form-types';
import { sinceEver } from '@toam/domain/work/shift-version';
import { evermore, refuseClosed } from '../closed-months/closed-months.reads';
import {
  dropVersionsFrom,
  type FormTypeColumns,
  hasVersions,
  insertVersion,
  updateFormType,
} from './form-type.queries';
import type { FormTypeRow } from './form-type.schema';

type Written = FormTypeColumns & Pick<FormTypeRow, 'active' | 'deleted_at'>;

export const today = (): string => dayOf(Date.now() / 1000);

/** What days are derived from. */
const versionOf = ({ start_minute, end_minute, grace_minutes, optional, active, deleted_at }: Written) => ({
  ...{ start_minute: start_minute ?? 0, end_minute: end_minute ?? 0, optional },
  grace_minutes: grace_minutes ?? usualGrace,
  active: active && deleted_at === null,
});

const isSame = (one: Written, other: Written): boolean =>
  JSON.stringify(versionOf(one)) === JSON.stringify(versionOf(other));

/**
 * Stores what a shift is from its day on, in place of what it was to be from then on; what it was until that day stays.
 * @param before null for a new shift @throws HttpError conflict if a month that would change is closed
 */
export async function writeVersion(before: FormTypeRow | null, after: FormTypeRow): Promise<void> {
  const from = after.applies_from ?? today();
  const first = [from, before?.applies_from ?? from].toSorted()[0]!;
  const changed = before && isSame(before, after) ? first : from;
  await refuseClosed(changed, evermore, 'applies_from');
  if (before && !(await hasVersions(before.id)))
    await insertVersion({ ...versionOf(before), shift_id: before.id, applies_from: sinceEver });
  await dropVersionsFrom(after.id, changed);
  await insertVersion({ ...versionOf(after), shift_id: after.id, applies_from: from });
}

/**
 * Writes a shift's new bounds, which count from a day on, so that days before answer as they did. Another day alone moves the bounds
 * that it has to that day. D116
 * @param from today, unless said otherwise
 */
export async function writeShift(
  before: FormTypeRow,
  written: Written,
  from: string | null | undefined,
): Promise<FormTypeRow> {
  const isMoved = typeof from === 'string' && before.applies_from !== null && from !== before.applies_from;
  if (isSame(before, written) && !isMoved) {
    const isNamed = written.name === before.name && written.active === before.active;
    return isNamed ? before : updateFormType(before.id, written);
  }
  const after = { ...before, ...written, applies_from: from ?? today() };
  await writeVersion(before, after);
  return updateFormType(before.id, { ...written, applies_from: after.applies_from });
}
