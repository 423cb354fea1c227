import { useQueries, useQuery } from '@tanstack/react-query';
import { customerQueries } from './customer/customer.queries';
import { staffQueries } from './staff/staff.queries';

/** Somebody's name where only the id is known, as in a conflict whose other side nobody had chosen here; the code until it comes. */
export const StaffNamed = ({ userId }: { userId: number }) => useQuery(staffQueries.name(userId)).data ?? `#${userId}`;

export const CustomerNamed = ({ customerId }: { customerId: number }) =>
  useQuery(customerQueries.name(customerId)).data?.name ?? `#${customerId}`;

const given = (ids: readonly (number | null | undefined)[]): number[] => [...new Set(ids)].flatMap((id) => id ?? []);

/** The same for words that are put together: a name by id, the code until it comes. */
export function useStaffNames(ids: readonly (number | null | undefined)[]): (id: number) => string {
  const asked = given(ids);
  const names = useQueries({ queries: asked.map((id) => staffQueries.name(id)) });
  return (id) => names[asked.indexOf(id)]?.data ?? `#${id}`;
}

export function useCustomerNames(ids: readonly (number | null | undefined)[]): (id: number) => string {
  const asked = given(ids);
  const names = useQueries({ queries: asked.map((id) => customerQueries.name(id)) });
  return (id) => names[asked.indexOf(id)]?.data?.name ?? `#${id}`;
}
