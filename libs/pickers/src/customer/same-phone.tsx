import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { pickerText } from '@toam/contracts/texts/picker';
import { Alert, Button } from '@toam/ui/core';
import type { ReactNode } from 'react';
import './same-phone.css';

interface SamePhoneProps {
  found: readonly SamePhoneCustomer[];
  /** The actions for one of these customers. */
  actions: (customer: SamePhoneCustomer) => ReactNode;
  /** Saves anyway. */
  keep: { text: string; busy: boolean; onKeep: () => void };
}

/** Customers who already have the number: name and agent, only as far as the viewer may see them. D56. */
export function SamePhone({ found, actions, keep }: SamePhoneProps) {
  if (found.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      className="tp-same-phone"
      title={
        <>
          {pickerText.samePhone}
          <ul>
            {found.map((customer) => (
              <li key={customer.id}>
                <span>
                  <b>{customer.name}</b>
                  {customer.user && ` (${customer.user})`}
                </span>
                <span>{actions(customer)}</span>
              </li>
            ))}
          </ul>
          <Button size="small" type="link" loading={keep.busy} onClick={keep.onKeep}>
            {keep.text}
          </Button>
        </>
      }
    />
  );
}
