import { daysText, formStatusText, minuteText } from '@toam/contracts/form/form-labels';
import { formText } from '@toam/contracts/form/form.text';
import { writtenDay } from '@toam/domain/day';
import { FormStatus } from '@toam/domain/work/form-access';
import type { Change } from '../../history/record-changes';
import { readNamesOf } from '../form-types/form-types.reads';
import { readStaffNames } from '../users/users.reads';
import type { FormRecord } from './form.schema';

type Values = Record<string, string | null>;

/** A form's columns in words. */
async function valuesOf(record: FormRecord): Promise<Values> {
  const staff = await readStaffNames([record.approver_id]);
  const entries = await readNamesOf([record.reason_id ?? 0, record.shift ?? 0].filter(Boolean));
  const { reason_id, shift, activity, reason_explanation, address, explanation, note, reject_reason, cancel_reason } =
    record;
  return {
    ...{ address, explanation, note },
    approver: staff.get(record.approver_id)?.name ?? null,
    status: formStatusText(record),
    cancel_asked: record.cancel_asked_at && formText.cancelMark,
    cancel_reason,
    [record.revoked_at === null ? 'reject_reason' : 'revoke_reason']: reject_reason,
    reason: reason_id === null ? null : (entries.get(reason_id) ?? null),
    start_date: writtenDay(record.start_date),
    end_date: writtenDay(record.end_date),
    start_minute: minuteText(record.start_minute),
    end_minute: minuteText(record.end_minute),
    shift: shift === null ? null : shift === 0 ? formText.wholeDay : (entries.get(shift) ?? daysText(shift)),
    labour: String(record.labour),
    late_minutes: minuteText(record.late_minutes),
    soon_minutes: minuteText(record.soon_minutes),
    activity: activity && formText.activity[activity],
    reason_explanation: reason_explanation && formText.explanationReason[reason_explanation],
  };
}

/** What became of a wish to cancel: the form stays. Of a cancelled one the status says it. D115. */
const answerOf = ({ status }: FormRecord): string | null => (status === FormStatus.approved ? formText.keep : null);

/** The columns whose words differ. @param before null for a new form */
export async function formChanges(before: FormRecord | null, after: FormRecord): Promise<Change[]> {
  const was: Values = before ? await valuesOf(before) : {};
  return Object.entries(await valuesOf(after)).flatMap(([column, value]) => {
    const old_value = was[column] ?? null;
    if (value === old_value) return [];
    const new_value = column === 'cancel_asked' ? (value ?? answerOf(after)) : value;
    return column === 'cancel_asked' && new_value === null ? [] : [{ column, old_value, new_value }];
  });
}
