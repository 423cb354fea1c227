import { useQuery } from '@tanstack/react-query';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { showError } from '@toam/ui/core';
import { customerQueries } from './customer.queries';

/** The part of a customer's row that says whether its numbers are hidden here. */
export interface MaskedCustomer extends Pick<CustomerRow, 'id' | 'masked' | 'can_reveal'> {
  /** Of the record, where the row knows it: numbers that were read of an older one are no longer shown. */
  version?: number;
}

/** Numbers of somebody else's customer, once somebody entitled has asked for them. */
export interface RevealedPhones {
  /** The record with its numbers; undefined until it was asked for. */
  customer: CustomerRow | undefined;
  busy: boolean;
  /** Reads them, which is recorded; undefined for who may not, or where nothing is hidden. */
  reveal: (() => void) | undefined;
}

/** 'Hiện số': reads the numbers that lists hide from `GET customer/detail`, which records who asked. D48. */
export function useRevealedPhones({ id, masked, can_reveal, version = 0 }: MaskedCustomer): RevealedPhones {
  const { data, isFetching, refetch } = useQuery(customerQueries.revealed(id));
  const customer = masked && can_reveal && data && data.version >= version ? data : undefined;
  const reveal = async () => {
    const { error } = await refetch();
    if (error) showError(error);
  };
  return { customer, busy: isFetching, reveal: masked && can_reveal && !customer ? () => void reveal() : undefined };
}
