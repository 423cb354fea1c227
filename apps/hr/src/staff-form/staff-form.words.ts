import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { staffFormText as text } from '@toam/contracts/texts/staff-form';
import { staffLabel, userText } from '@toam/contracts/texts/user';
import { dayText } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money-format';
import { richTextToPlain } from '@toam/domain/rich-text';
import { flagFields, pictureFields, type StaffField, type StaffFormValues } from './staff-form.values';

const words: Partial<Record<StaffField, Readonly<Record<string | number, string>>>> = {
  ...{ gender: userText.gender, marriage: userText.marriage, religion: userText.religion },
  ...{ literacy: userText.literacy, employee_type: userText.employeeType, employee_status: userText.employeeStatus },
  ...{ department: userText.department, office: userText.office },
  ...{ job_position: userText.jobPosition, role: userText.role },
};

const isIn = (list: readonly StaffField[], field: StaffField) => list.includes(field);
const days: readonly StaffField[] = ['date_of_birth', 'provided_date', 'onboarding_date'];

const entriesOf = (entries: readonly { id: number; value: string }[], ids: readonly number[]): string =>
  ids.map((id) => entries.find((entry) => entry.id === id)?.value ?? `#${id}`).join(', ');

/** A field's value as people read it; '' for nothing. `nameOf` knows the people behind ids. */
export function wordsOf(
  field: StaffField,
  values: StaffFormValues,
  options: HouseOptions,
  nameOf: (userId: number) => string,
): string {
  const value = values[field];
  if (field === 'other_account') return values.other_account ? text.variants.other : text.variants.staff;
  if (isIn(flagFields, field)) return value ? text.yes : text.no;
  if (value === null || value === '') return '';
  if (isIn(pictureFields, field)) return (values[field] as { name: string }[]).map(({ name }) => name).join(', ');
  if (isIn(days, field)) return dayText(String(value)) ?? '';
  if (field === 'introduction') return richTextToPlain(values.introduction);
  if (field === 'manager') return nameOf(Number(value));
  if (field === 'minimum_price' || field === 'maximum_price') return `${fullMoney(Number(value))} đ`;
  if (field === 'project' || field === 'province') return entriesOf(options[field], values[field]);
  return words[field]?.[String(value)] ?? String(value);
}

/** What a field is called. */
export const labelOf = (field: StaffField): string => (field === 'other_account' ? text.variant : staffLabel[field]);
