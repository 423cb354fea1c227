import { spanText } from '@toam/contracts/form/form-labels';
import { formText } from '@toam/contracts/form/form.text';
import { FormStatus } from '@toam/domain/work/form-access';
import { formKinds, isLeave } from '@toam/domain/work/form-kinds';
import { readNamesOf } from '../form-types/form-types.reads';
import { findFormsOn } from './form.queries';
import type { FormRecord } from './form.schema';

export { dayFormOf, nameOfForm } from './form-kinds';
export { countPending as countPendingForms } from './form.queries';
export { readLeaveQuota } from './leave/leave-left';
export { serializeForms } from './form-serializer';
export { publishDays } from './publish-form';
export { takeForm } from './take-form';

/** Forms of any status of these people that cover one of the days: '2026-11-01'. */
export const readFormsOfDays = (users: readonly number[], first: string, last: string): Promise<FormRecord[]> =>
  findFormsOn(users, first, last);

/** A leave, and how it is told: 'Nghỉ phép 25/11, ca sáng · Nghỉ ốm'. */
type ToldLeave = Pick<FormRecord, 'user_id' | 'start_date' | 'end_date'> & { words: string };

/** Approved leave of these people that covers one of the days. For the attendance grid of business. */
export async function readApprovedLeave(users: readonly number[], first: string, last: string): Promise<ToldLeave[]> {
  const leaves = await findFormsOn(users, first, last, {
    statuses: [FormStatus.approved],
    kinds: formKinds.filter(isLeave),
  });
  const names = await readNamesOf([...new Set(leaves.flatMap(({ reason_id, shift }) => [reason_id ?? 0, shift ?? 0]))]);
  const wordsOf = ({ kind, start_date, end_date, shift, reason_id }: FormRecord): string => {
    const part = names.get(shift ?? 0)?.toLocaleLowerCase('vi'); // whole days need no word
    const when = [`${formText.kinds[kind].name} ${spanText(start_date, end_date)}`, part].filter(Boolean).join(', ');
    return [when, names.get(reason_id ?? 0)].filter(Boolean).join(' · ');
  };
  return leaves.map((form) => ({ ...form, words: wordsOf(form) }));
}
