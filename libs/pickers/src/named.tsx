import { useQuery } from '@tanstack/react-query';
import { pickerText } from '@toam/contracts/texts/picker';
import { customerQueries } from './customer/customer.queries';
import { staffQueries } from './staff/staff.queries';

/** A person's id and name, as the API answers them. */
interface Named {
  id: number;
  name: string;
}

/** Shown until the name is loaded. */
const awaited = '…';

/** The name of a colleague by id, for example in a conflict with a value that was never chosen here. @param known a likely match */
export function StaffNamed({ userId, known }: { userId: number; known?: Named | null }) {
  const isKnown = known?.id === userId;
  const { data: name = awaited } = useQuery({ ...staffQueries.name(userId), enabled: !isKnown });
  return isKnown ? known.name : (name ?? pickerText.unknownStaff);
}

/** The same for a customer, whom not every user may see. */
export function CustomerNamed({ customerId, known }: { customerId: number; known?: Named | null }) {
  const isKnown = known?.id === customerId;
  const { data: customer } = useQuery({ ...customerQueries.name(customerId), enabled: !isKnown });
  if (isKnown) return known.name;
  return customer === undefined ? awaited : (customer?.name ?? pickerText.unknownCustomer);
}
