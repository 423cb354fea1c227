import type { InputOf } from '@toam/contracts/endpoint';
import type {
  changeTarget as changeEndpoint,
  createTarget as createEndpoint,
  TargetRow,
} from '@toam/contracts/target/target.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { targetText } from '@toam/contracts/texts/target';
import type { Actor } from '@toam/domain/actor';
import { quarterOf } from '@toam/domain/business/business-period';
import { targetFigures } from '@toam/domain/business/targets';
import { dayOf } from '@toam/domain/day';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { type Change, recordChanges, recordCreation } from '../../history/record-changes';
import { HttpError } from '../../http/http-error';
import { emit } from '../../live/emit';
import { isActiveStaff, readStaffNames } from '../users/users.reads';
import { serializeTarget } from './target-serializer';
import { findTarget, insertTarget, lockTarget, updateTarget } from './target.queries';
import type { Target } from './target.schema';

const publish = (actor: Actor, { id, version }: Target): Promise<void> =>
  emit({ kind: 'record.changed', noun: 'target', record_id: id, version, changed_by: actor.id }, { rule: 'brokerage' });

const inWords = (value: number | null): string | null => (value === null ? null : String(value));

/** The figures that differ. @param before null for a new target */
const figureChanges = (before: Target | null, after: Target): Change[] =>
  targetFigures.flatMap((column) => {
    const [old_value, new_value] = [inWords(before?.[column] ?? null), inWords(after[column])];
    return old_value === new_value ? [] : [{ column, old_value, new_value }];
  });

async function firstValues(target: Target): Promise<Change[]> {
  const staff = await readStaffNames(target.user_id === null ? [] : [target.user_id]);
  const who = target.user_id === null ? targetText.company : (staff.get(target.user_id)?.name ?? null);
  return [
    { column: 'user', old_value: null, new_value: who },
    { column: 'year', old_value: null, new_value: String(target.year) },
    { column: 'quarter', old_value: null, new_value: String(target.quarter) },
    ...figureChanges(null, target),
  ];
}

/** The year of a call: as said, that of its first moment, or this year. */
const yearOf = ({ year, startAt }: { year?: number | undefined; startAt?: number | undefined }): number =>
  year ?? quarterOf(dayOf(startAt ?? Date.now() / 1000)).year;

/**
 * Sets a quarter's starting values. Specification 3 §5.6, D86.
 * @throws HttpError invalid; conflict with those that the quarter has
 */
export const createTarget = (
  actor: Actor,
  { year, startAt, endAt: _, quarter, user_id, ...figures }: InputOf<typeof createEndpoint>['body'],
): Promise<TargetRow> =>
  tx(async () => {
    const which = { year: yearOf({ year, startAt }), quarter, user_id: user_id ?? null };
    if (which.user_id !== null && !(await isActiveStaff(which.user_id)))
      throw new HttpError('invalid', commonText.invalid, { errors: { user_id: targetText.userInvalid } });
    const made = await insertTarget({ ...which, ...figures, created_by: actor.id });
    if (!made) {
      const taken = await findTarget(which);
      throw new HttpError('conflict', targetText.taken, { current: await serializeTarget(taken!) });
    }
    await recordCreation(actor, 'Target', made.id, targetText.historyCreated, await firstValues(made));
    await publish(actor, made);
    return serializeTarget(made);
  });

/**
 * Changes a quarter's starting values. Absent: as it is; null: no target.
 * @throws HttpError not_found; conflict with the present ones if the version is stale
 */
export const changeTarget = (
  actor: Actor,
  { id, version, ...figures }: InputOf<typeof changeEndpoint>['body'],
): Promise<TargetRow> =>
  tx(async () => {
    const before = await lockTarget(id);
    if (!before) throw new HttpError('not_found', targetText.notFound);
    if (version !== undefined && version !== before.version)
      throw new HttpError('conflict', commonText.stale, { current: await serializeTarget(before) });
    const said = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined));
    const changes = figureChanges(before, { ...before, ...said });
    if (changes.length === 0) {
      auditNothing();
      return serializeTarget(before);
    }
    const after = await updateTarget(id, said);
    await recordChanges(actor, 'Target', id, changes);
    await publish(actor, after);
    return serializeTarget(after);
  });
