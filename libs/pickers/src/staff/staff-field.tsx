import { useQuery } from '@tanstack/react-query';
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
