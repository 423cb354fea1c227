import type { FormRow } from '@toam/contracts/form/form.schema';
import type { Actor } from '@toam/domain/actor';
import { mayAskCancel, mayDecideForm, mayEditForm, mayKeepForm, mayRevokeForm } from '@toam/domain/work/form-access';
import { takesDays } from '@toam/domain/work/form-kinds';
import { leaveDays } from '@toam/domain/work/leave-days';
import type { Holidays } from '@toam/domain/work-calendar';
import type { ScheduleOn } from '@toam/domain/work/shift-version';
import { toEpoch } from '../../db/columns';
import { readNamesOf, readSchedules } from '../form-types/form-types.reads';
import { readHolidays } from '../holidays/holidays.reads';
import { personOf, readEmployments, readStaffNames } from '../users/users.reads';
import { ownRow, spanOf } from './form-kinds';
import type { FormRecord } from './form.schema';

interface Known {
  /** The leader of each owner. */
  leaders: Map<number, number | null>;
  staff: Awaited<ReturnType<typeof readStaffNames>>;
  reasons: Map<number, string>;
  holidays: Holidays;
  scheduleOn: ScheduleOn;
}

async function knowAbout(records: readonly FormRecord[]): Promise<Known> {
  const first = records.reduce((day, { start_date }) => (start_date < day ? start_date : day), records[0]!.start_date);
  const last = records.reduce((day, { end_date }) => (end_date > day ? end_date : day), first);
  const owners = await readEmployments([...new Set(records.map(({ user_id }) => user_id))]);
  const leaders = new Map(owners.map(({ id, manager }) => [id, manager]));
  const people = records.flatMap(({ user_id, approver_id, decided_by }) => [user_id, approver_id, decided_by]);
  const named = [...people, ...leaders.values()].filter((id) => id !== null);
  return {
    leaders,
    staff: await readStaffNames(named),
    reasons: await readNamesOf(records.flatMap(({ reason_id }) => reason_id ?? [])),
    holidays: await readHolidays(first, last),
    scheduleOn: await readSchedules(),
  };
}

function baseOf(actor: Actor, record: FormRecord, { staff, leaders, holidays, scheduleOn }: Known) {
  const { id, version, status, department, note, reject_reason } = record;
  return {
    ...{ id, version, status, department, note, reject_reason },
    user: personOf(staff, record.user_id)!,
    leader: personOf(staff, leaders.get(record.user_id) ?? null),
    user_approve: personOf(staff, record.approver_id)!,
    decided_by: personOf(staff, record.decided_by),
    decided_at: record.decided_at && toEpoch(record.decided_at),
    created_at: toEpoch(record.created_at),
    updated_at: toEpoch(record.updated_at),
    may_edit: mayEditForm(actor, record),
    may_decide: mayDecideForm(actor, record),
    may_revoke: mayRevokeForm(actor, record),
    may_ask_cancel: mayAskCancel(actor, record),
    may_keep: mayKeepForm(actor, record),
    revoked_at: record.revoked_at && toEpoch(record.revoked_at),
    cancel_asked_at: record.cancel_asked_at && toEpoch(record.cancel_asked_at),
    cancel_reason: record.cancel_reason,
    working_days: takesDays(record.kind)
      ? leaveDays(spanOf(record), holidays, scheduleOn).reduce((sum, { cost }) => sum + cost, 0)
      : 0,
  };
}

function toRow(actor: Actor, record: FormRecord, known: Known): FormRow {
  const id = record.reason_id ?? 0;
  const own = ownRow(record, { id, name: known.reasons.get(id) ?? '' });
  return { ...baseOf(actor, record, known), ...own } as FormRow;
}

/** Forms as the viewer gets them, in the same order. */
export async function serializeForms(actor: Actor, records: readonly FormRecord[]): Promise<FormRow[]> {
  if (records.length === 0) return [];
  const known = await knowAbout(records);
  return records.map((record) => toRow(actor, record, known));
}

export async function serializeForm(actor: Actor, record: FormRecord): Promise<FormRow> {
  const [row] = await serializeForms(actor, [record]);
  return row!;
}
