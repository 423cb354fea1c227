import { useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { pickerText } from '@toam/contracts/texts/picker';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import type { StaffName } from '@toam/contracts/user/user';
import {
  ChoiceSelect,
  FieldFrame,
  noteId,
  useField,
  type Choice,
  type FieldBinding,
  type FieldLook,
  type FieldValues,
} from '@toam/ui/heavy';

const choiceOf = ({ id, name, phone_number }: StaffName): Choice<number> => ({
  value: id,
  label: name,
  detail: phone_number,
});

const searchStaff = async (search: string, signal: AbortSignal): Promise<Choice<number>[]> =>
  (await call(listUserNames, { query: { search } }, signal)).list.map(choiceOf);

/** The name of a colleague whose id alone is known. */
const useStaffName = (userId: number | null) =>
  useQuery({
    queryKey: ['user', 'name', userId],
    queryFn: async ({ signal }) =>
      (await call(listUserNames, { query: { ids: String(userId) } }, signal)).list[0]?.name ?? null,
    enabled: userId !== null,
  }).data;

interface StaffFieldProps<Values extends FieldValues> extends FieldBinding<Values, number | null>, FieldLook {
  /** After the form has the new value: for what depends on it. */
  onChosen?: (userId: number | null) => void;
}

/** Chooses a colleague by name or phone, found on the server. Specification 1 §2 (staff picker, admins only). */
export function StaffField<Values extends FieldValues>({ control, name, onChosen, ...look }: StaffFieldProps<Values>) {
  const field = useField<Values, number | null>({ control, name });
  const known = useStaffName(field.value);
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
        search={searchStaff}
        placeholder={pickerText.staffPlaceholder}
        clearable
        disabled={look.disabled}
        invalid={field.error !== undefined}
        describedBy={noteId(field.id)}
      />
    </FieldFrame>
  );
}
