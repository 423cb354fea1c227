import { useQuery } from '@tanstack/react-query';
import type { FormType } from '@toam/contracts/form-type/form-type.schema';
import { formQueries } from './form.queries';
import type { ShiftNames } from './form-words';

const noNames: ShiftNames = new Map();

/** Names of shifts by id; empty until they are known. */
export function useShiftNames(): ShiftNames {
  const { data } = useQuery({
    ...formQueries.types(),
    select: ({ shift }) => new Map(shift.map(({ id, name }) => [id, name])),
  });
  return data ?? noNames;
}

/** The shifts that make a working day: active and not optional. D90. */
export const countedShiftsOf = (shifts: readonly FormType[]): FormType[] =>
  shifts.filter(({ active, optional }) => active && !optional);
