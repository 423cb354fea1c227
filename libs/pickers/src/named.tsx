import { useQuery } from '@tanstack/react-query';
import { pickerText } from '@toam/contracts/texts/picker';
import { customerQueries } from './customer/customer.queries';
import { staffQueries } from './staff/staff.queries';

/** Somebody's id and name, as answers give them. */
interface Named {
  id: number;
  name: string;
}

/** Until the name comes. */
const awaited = '…';

/** A colleague of whom the id is known, as in a conflict whose other side nobody had chosen here. @param known who may be meant */
export function StaffNamed({ userId, known }: { userId: number; known?: Named | null }) {
  const isKnown = known?.id === userId;
  const { data: name = awaited } = useQuery({ ...staffQueries.name(userId), enabled: !isKnown });
  return isKnown ? known.name : (name ?? pickerText.unknownStaff);
}

/** The same of a customer, whom not everybody may see. */
export function CustomerNamed({ customerId, known }: { customerId: number; known?: Named | null }) {
  const isKnown = known?.id === customerId;
  const { data: customer } = useQuery({ ...customerQueries.name(customerId), enabled: !isKnown });
  if (isKnown) return known.name;
  return customer === undefined ? awaited : (customer?.name ?? pickerText.unknownCustomer);
}
