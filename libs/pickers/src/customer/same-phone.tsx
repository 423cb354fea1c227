import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { pickerText } from '@toam/contracts/texts/picker';
import { Button, Row, Stack, Text } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import type { ReactNode } from 'react';
import * as css from './same-phone.module.css';

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
      className={css.notice}
      title={
        <Stack gap={4} align="start" size={13}>
          {pickerText.samePhone}
          <Stack as="ul" width="100%">
            {found.map((customer) => (
              <Row key={customer.id} as="li" wrap gap={8} rowGap={4} justify="between" minHeight={32}>
                <Text breaks>
                  <b>{customer.name}</b>
                  {customer.user && ` (${customer.user})`}
                </Text>
                <Row as="span" gap={6}>
                  {actions(customer)}
                </Row>
              </Row>
            ))}
          </Stack>
          <Button size="small" type="link" className={css.keep} loading={keep.busy} onClick={keep.onKeep}>
            {keep.text}
          </Button>
        </Stack>
      }
    />
  );
}
