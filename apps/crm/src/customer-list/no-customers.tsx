import { customerListText as text } from '@toam/contracts/texts/customer-list';
import { listText } from '@toam/contracts/texts/list';
import { Button, EmptyState } from '@toam/ui/core';
import type { Filters } from '@toam/ui/heavy';
import { CreateCustomerButton } from './create-customer-button';
import { conditionsOf, type CustomerSearch } from './customer-list.search';

interface NoCustomersProps {
  search: CustomerSearch;
  filters: Filters;
  /** The list is everybody's for this person. */
  isEverybodys: boolean;
  onClear: () => void;
}

/** 'No Data', why, and the way out: fewer conditions, or a first customer. */
export function NoCustomers({ search, filters, isEverybodys, onClear }: NoCustomersProps) {
  const conditions = conditionsOf(search, filters, isEverybodys);
  if (conditions > 0)
    return (
      <EmptyState reason={text.emptyFiltered(conditions)}>
        <Button onClick={onClear}>{listText.clearFilters}</Button>
      </EmptyState>
    );
  return (
    <EmptyState reason={isEverybodys ? text.emptyAll : text.emptyMine}>
      <CreateCustomerButton withWord />
    </EmptyState>
  );
}
