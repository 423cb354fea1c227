import { useMemo } from 'react';
import { useAddressParams, type AddressChange } from '../screen/use-address-params';
import type { FilterColumn, Filters } from './column-filter';
import { readFilters, writeFilters } from './filter-address';

/**
 * A list's filters in the address bar. They survive a reload, going back and a shared link.
 * @param columns a constant
 */
export function useUrlFilters(
  columns: readonly FilterColumn[],
): [Filters, (filters: Filters, options?: AddressChange) => void] {
  const [params, change] = useAddressParams();
  const filters = useMemo(() => readFilters(params, columns), [params, columns]);
  return [filters, (next, options) => change((current) => writeFilters(current, next), options)];
}
