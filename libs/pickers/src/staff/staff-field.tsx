import { useQuery, useQueries } from '@tanstack/react-query';
import { pickerText } from '@toam/contracts/texts/picker';
import {
  ChoiceSelect,
  FieldFrame,
  noteId,
  useField,
  type FieldBinding,
  type FieldLook,
  type FieldValues,
  type SearchChoices,
  MultiSelectField,
} from '@toam/ui/form';
import { searchStaff, staffQueries } from './staff.queries';

interface StaffFieldProps<Values extends FieldValues> extends FieldBinding<Values, number | null>, FieldLook {
  /** Called after the form has the new value, for fields that depend on it. */
  onChosen?: (userId: number | null) => void;
  /** Finds whom the field may name; a constant. Default: everybody. */
  search?: SearchChoices<number>;
}

/** Chooses a colleague by name or phone (server search). Specification 1 §2 (staff picker, admins only). */
export function StaffField<Values extends FieldValues>({
  control,
  name,
  onChosen,
  search = searchStaff,
  ...look
}: StaffFieldProps<Values>) {
  const field = useField<Values, number | null>({ control, name });
  const known = useQuery({ ...staffQueries.name(field.value ?? 0), enabled: field.value !== null }).data;
  return (
    <FieldFrame id={field.id} error={field.error} {...look}>
      <ChoiceSelect<number>
        id={field.id}
        controlRef={field.ref}
        value={field.value}
        chosenLabel={known ?? undefined}
        onChange={(value) => {
          field.change(value);
          onChosen?.(value);
        }}
        onBlur={field.leave}
        search={search}
        placeholder={pickerText.staffPlaceholder}
        clearable
        disabled={look.disabled}
        invalid={field.error !== undefined}
        describedBy={noteId(field.id)}
      />
    </FieldFrame>
  );
}

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
