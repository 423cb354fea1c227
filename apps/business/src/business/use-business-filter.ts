import { useUrlState, type AddressChange } from '@toam/ui/core';
import { dayOf } from '@toam/domain/day';
import { useMemo } from 'react';
import { type BusinessChoice, businessSearch, readChoice, writeChoice } from './business-choice';

const today = (): string => dayOf(Date.now() / 1000);

/** The period and the people in the address, and a function that asks for others. */
export function useBusinessFilter(): [BusinessChoice, (choice: BusinessChoice, options?: AddressChange) => void] {
  const [search, change] = useUrlState(businessSearch);
  const choice = useMemo(() => readChoice(search, today()), [search]);
  return [choice, (next, options) => change(writeChoice(next, today()), options)];
}
