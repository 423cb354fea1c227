import {
  type StaffChoiceKind,
  type StaffColumnKind,
  type StaffColumnName,
  staffColumns,
} from '@toam/domain/staff/staff-columns';
import { dayText } from '@toam/domain/day';
import { richTextToPlain } from '@toam/domain/rich-text';
import { fieldText } from '@toam/contracts/texts/field';
import { staffChoiceText } from './user.text';
import { introductionOf } from './introduction';
import {
  departments,
  employeeStatuses,
  employeeTypes,
  genders,
  jobPositions,
  literacies,
  marriages,
  offices,
  religions,
  roles,
} from './user';

/** Allowed values by kind of column, in the order of forms and lists. */
export const staffChoices = {
  gender: genders,
  marriage: marriages,
  religion: religions,
  literacy: literacies,
  employeeType: employeeTypes,
  employeeStatus: employeeStatuses,
  department: departments,
  office: offices,
  role: roles,
  jobPosition: jobPositions,
  status: [1, 0],
  introductionStatus: [1, 0],
} as const satisfies Record<StaffChoiceKind, readonly (string | number)[]>;

export type StaffChoiceOf<Kind extends StaffChoiceKind> = (typeof staffChoices)[Kind][number];

export const isChoiceKind = (kind: StaffColumnKind): kind is StaffChoiceKind => Object.hasOwn(staffChoices, kind);

/** The label of a value. A value from old data without a label stays as it is. Null if empty. */
export function choiceWord(kind: StaffChoiceKind, value: string | number | null | undefined): string | null {
  const words: Readonly<Record<string | number, string>> = staffChoiceText[kind];
  return value === null || value === undefined ? null : (words[value] ?? String(value));
}

/** Values with labels, as options of a select. */
export const choicesOf = <const Kind extends StaffChoiceKind>(kind: Kind) =>
  staffChoices[kind].map((value: StaffChoiceOf<Kind>) => ({ value, label: choiceWord(kind, value) ?? '' }));

/** The options of a column; undefined if it is not a choice. */
export function columnChoices(column: StaffColumnName): { value: string | number; label: string }[] | undefined {
  const { kind } = staffColumns[column];
  return isChoiceKind(kind) ? choicesOf(kind) : undefined;
}

const yesNo = (value: unknown): string => (value === 1 || value === true ? fieldText.yes : fieldText.no);

/** A stored value as people read it; null if empty. Ids stay ids: the caller looks up their names. */
export function staffValueText(column: StaffColumnName, value: unknown): string | null {
  const { kind } = staffColumns[column];
  if (value === null || value === undefined || value === '') return null;
  if (isChoiceKind(kind)) return choiceWord(kind, value as string | number);
  if (kind === 'flag' || kind === 'houseRight' || kind === 'pageRight' || kind === 'yesNo') return yesNo(value);
  if (kind === 'day') return dayText(String(value));
  if (kind === 'richText') return richTextToPlain(introductionOf(String(value))) || null;
  return String(value);
}
