import { useQueries } from '@tanstack/react-query';
import { pickerText } from '@toam/contracts/texts/picker';
import { MultiSelectField, useField, type FieldBinding, type FieldLook, type FieldValues } from '@toam/ui/form';
import { searchStaff, staffQueries } from './staff.queries';

interface StaffListFieldProps<Values extends FieldValues> extends FieldBinding<Values, number[]>, FieldLook {
  /** The record's own person; not offered. */
  without?: number | undefined;
}

/** Chooses several colleagues by name or phone (server search). */
export function StaffListField<Values extends FieldValues>({ without, ...props }: StaffListFieldProps<Values>) {
  const { value } = useField<Values, number[]>(props);
  const names = useQueries({ queries: value.map((userId) => staffQueries.name(userId)) });
  const chosen = value.map((userId, at) => ({ value: userId, label: names[at]?.data ?? `#${userId}` }));
  return (
    <MultiSelectField<Values, number>
      {...props}
      choices={chosen}
      search={async (typed, signal) => (await searchStaff(typed, signal)).filter((choice) => choice.value !== without)}
      placeholder={pickerText.staffPlaceholder}
    />
  );
}
