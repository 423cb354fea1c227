import { useUrlState, type AddressChange } from '@toam/ui/core';
import { currentPeriod, lengthOf, PeriodType } from '@toam/domain/business/business-period';
import { dayOf } from '@toam/domain/day';
import { useMemo } from 'react';
import { type BusinessChoice, businessSearch, readChoice, writeChoice } from './business-choice';

const today = (): string => dayOf(Date.now() / 1000);

/** A longer period than a screen shows becomes this month. */
const within = (choice: BusinessChoice, maxDays: number): BusinessChoice =>
  lengthOf(choice.period) > maxDays ? { ...choice, period: currentPeriod(PeriodType.month, today()) } : choice;

/**
 * The period and the people in the address, and a function that asks for others.
 * @param maxDays the longest period that the screen shows
 */
export function useBusinessFilter(
  maxDays = Infinity,
): [BusinessChoice, (choice: BusinessChoice, options?: AddressChange) => void] {
  const [search, change] = useUrlState(businessSearch);
  const choice = useMemo(() => within(readChoice(search, today()), maxDays), [search, maxDays]);
  return [choice, (next, options) => change(writeChoice(next, today()), options)];
}
