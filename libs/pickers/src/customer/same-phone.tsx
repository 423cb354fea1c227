import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { pickerText } from '@toam/contracts/texts/picker';
import { Alert, Button } from '@toam/ui/core';
import type { ReactNode } from 'react';
import './same-phone.css';

interface SamePhoneProps {
  found: readonly SamePhoneCustomer[];
  /** What may be done about one of them. */
  actions: (customer: SamePhoneCustomer) => ReactNode;
  /** Saves all the same. */
  keep: { text: string; busy: boolean; onKeep: () => void };
}

/** Who has the number already: a name and whose customer it is, no more than the viewer may see. D56. */
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
