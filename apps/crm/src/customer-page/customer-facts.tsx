import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { customerPageText as text } from '../customer/customer-page.text';
import { isLockedField } from '@toam/domain/customer/customer-numbers';
import { customerValueText, reachOnlyColumns } from '@toam/domain/customer/customer-columns';
import { PastMerges } from '@toam/pickers/customer/merge/past-merges';
import { formatDate, Stack, Text } from '@toam/ui/core';

/** An e-mail address is no link here if its digits are hidden. D107. */
const hidesEmail = ({ masked, email }: CustomerRow): boolean => masked && isLockedField('email', email);

/** Every filled field except name, numbers and staff; and the merges. Specification 2 §3, D56. */
export function CustomerFacts({ customer }: { customer: CustomerRow }) {
  const facts = [
    ...reachOnlyColumns.map((column) => [customerLabel[column], customerValueText(customer, column)]),
    [text.addedOn, formatDate(customer.created_at)],
    [text.updatedOn, formatDate(customer.updated_at)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <>
      <Stack as="dl" gap={10} top={10} size={13}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text as="dt" size={12} tone="text3">
              {label}
            </Text>
            <Text as="dd" breaks preLine>
              {label === customerLabel.email && !hidesEmail(customer) ? <a href={`mailto:${value}`}>{value}</a> : value}
            </Text>
          </div>
        ))}
      </Stack>
      <PastMerges customerId={customer.id} />
    </>
  );
}
