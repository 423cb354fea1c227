import { spanText } from '@toam/contracts/form/form-labels';
import { formText } from '@toam/contracts/form/form.text';
import type { DayForm } from '@toam/domain/work/day-forms';
import { FormStatus } from '@toam/domain/work/form-access';
import { readNamesOf } from '../form-types/form-types.reads';
import { kindsOfForms } from './form-kinds';
import { findFormsOn } from './form.queries';
import type { FormRecord } from './form.schema';

export { countPending as countPendingForms } from './form.queries';
export { readLeaveQuota } from './leave/leave-left';
export { serializeForms } from './form-serializer';
export { publishDays } from './publish-form';
export { takeForm } from './take-form';

/** A form as the rules of a day read it. */
export const dayFormOf = (form: FormRecord): DayForm => kindsOfForms[form.kind].ofDay(form);

/** How a day names a form: 'Nghỉ phép năm, có lương', 'Công tác Thủ Đức'. @param reason the name of its reason */
export const nameOfForm = (form: FormRecord, reason: string): string => kindsOfForms[form.kind].name(form, reason);

/** Forms of any status of these people that cover one of the days: '2026-11-01'. */
export const readFormsOfDays = (users: readonly number[], first: string, last: string): Promise<FormRecord[]> =>
  findFormsOn(users, first, last);

/** A leave, and how it is told: 'Nghỉ phép 25/11, ca sáng · Nghỉ ốm'. */
type ToldLeave = Pick<FormRecord, 'user_id' | 'start_date' | 'end_date'> & { words: string };

/** Approved leave of these people that covers one of the days. For the attendance grid of business. */
export async function readApprovedLeave(users: readonly number[], first: string, last: string): Promise<ToldLeave[]> {
  const leaves = await findFormsOn(users, first, last, { statuses: [FormStatus.approved], kinds: ['leave'] });
  const names = await readNamesOf([...new Set(leaves.flatMap(({ reason_id, shift }) => [reason_id ?? 0, shift ?? 0]))]);
  const wordsOf = ({ start_date, end_date, shift, reason_id }: FormRecord): string => {
    const part = names.get(shift ?? 0)?.toLocaleLowerCase('vi'); // whole days need no word
    const when = [`${formText.kind.leave} ${spanText(start_date, end_date)}`, part].filter(Boolean).join(', ');
    return [when, names.get(reason_id ?? 0)].filter(Boolean).join(' · ');
  };
  return leaves.map((form) => ({ ...form, words: wordsOf(form) }));
}
