import { useQuery } from '@tanstack/react-query';
import { pickerText } from '@toam/contracts/texts/picker';
import { staffQueries } from './staff.queries';

/** A person's id and name, as the API answers them. */
export interface Named {
  id: number;
  name: string;
}

/** Shown until the name is loaded. */
export const awaited = '…';

/** The name of a colleague by id, for example in a conflict with a value that was never chosen here. @param known a likely match */
export function StaffNamed({ userId, known }: { userId: number; known?: Named | null }) {
  const isKnown = known?.id === userId;
  const { data: name = awaited } = useQuery({ ...staffQueries.name(userId), enabled: !isKnown });
  return isKnown ? known.name : (name ?? pickerText.unknownStaff);
}
