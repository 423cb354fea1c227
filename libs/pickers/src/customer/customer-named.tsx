import { useQuery } from '@tanstack/react-query';
import { pickerText } from '@toam/contracts/texts/picker';
import { awaited, type Named } from '@toam/pickers/staff/staff-named';
import { customerQueries } from './customer.queries';

/** The name of a customer by id, whom not every user may see. */
export function CustomerNamed({ customerId, known }: { customerId: number; known?: Named | null }) {
  const isKnown = known?.id === customerId;
  const { data: customer } = useQuery({ ...customerQueries.name(customerId), enabled: !isKnown });
  if (isKnown) return known.name;
  return customer === undefined ? awaited : (customer?.name ?? pickerText.unknownCustomer);
}
