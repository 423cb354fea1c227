import type { AskedField, FormKind } from '@toam/domain/work/form-kinds';
import { BabyIcon, BriefcaseIcon, ChatTextIcon, ClockAfternoonIcon, UmbrellaIcon } from '@toam/ui/icons';
import type { FormValues } from './form-values';
import type { FormTypeLists } from './form.queries';
import { countedShiftsOf } from './form.queries';

/** What is entered, by what `form-kind-fields.tsx` calls it. 'days', 'times' and 'moved' are two fields side by side. */
export type FormInput =
  | Exclude<AskedField, 'time_start' | 'time_end' | 'late_time' | 'soon_time'>
  | 'days'
  | 'times'
  | 'moved'
  | 'user_approve'
  | 'note';

interface KindOnScreen {
  icon: typeof UmbrellaIcon;
  /** What is entered, from the top. Two of them share a row where there is room. */
  rows: readonly (FormInput | readonly [FormInput, FormInput])[];
  /** What a new form begins with. */
  begin?: (lists: FormTypeLists) => Partial<FormValues>;
}

/** How each kind of forms looks. What it asks, and what it does to a day: `kindsOfForms` of the domain. */
export const kindsOnScreen: Record<FormKind, KindOnScreen> = {
  leave: { icon: UmbrellaIcon, rows: ['reason', 'days', ['shift', 'user_approve'], 'labour', 'note'] },
  absence: { icon: ClockAfternoonIcon, rows: ['reason', 'days', 'times', 'user_approve', 'labour', 'note'] },
  business: {
    icon: BriefcaseIcon,
    rows: ['address', 'days', 'times', ['shift', 'user_approve'], 'note'],
    begin: (lists) => {
      const shifts = countedShiftsOf(lists.shift);
      return { time_start: shifts[0]?.start ?? '', time_end: shifts.at(-1)?.end ?? '' };
    },
  },
  regime: { icon: BabyIcon, rows: ['reason', 'days', 'moved', 'user_approve', 'note'] },
  explanation: {
    icon: ChatTextIcon,
    rows: [['days', 'shift'], ['activity_explanation', 'reason_explanation'], 'explanation', 'user_approve', 'note'],
    begin: () => ({ shift: null }),
  },
};
