import { staffLabel } from '@toam/contracts/user/user.text';
import type { EditableColumn } from '@toam/domain/staff/staff-columns';
import type { StaffField } from '@toam/pickers/staff/staff.values';
import type { EntryForm } from '@toam/ui/form';
import { createContext, useContext } from 'react';
import type { StaffFormValues } from './staff-form.values';

/** What every section of the form needs. */
export interface StaffFormParts {
  form: EntryForm<StaffFormValues>;
  /** The edited person; null for a new one. */
  userId: number | null;
  /** Columns that the viewer may change; the form disables the others. */
  changeable: ReadonlySet<EditableColumn>;
  /** The required fields. */
  required: ReadonlySet<StaffField>;
}

export const StaffFormContext = createContext<StaffFormParts | null>(null);

export function useStaffForm(): StaffFormParts {
  const parts = useContext(StaffFormContext);
  if (!parts) throw new Error('a section of the staff form stands outside of it');
  return parts;
}

/** Gives a field its binding, label and star. Disables it if the viewer may not change it. */
export function useStaffField() {
  const { form, changeable, required } = useStaffForm();
  return <Name extends StaffField>(name: Name) => ({
    control: form.control,
    name,
    label: staffLabel[name],
    required: required.has(name),
    disabled: !changeable.has(name),
  });
}
