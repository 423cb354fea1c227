import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerLabel } from '@toam/contracts/texts/customer';
import { customerPageText as text } from '@toam/contracts/texts/customer-page';
import { isLockedField } from '@toam/domain/customer-numbers';
import { dayText } from '@toam/domain/day';
import { PastMerges } from '@toam/pickers/customer-merge/past-merges';
import { formatDate } from '@toam/ui/core';

/** An address that is shown without its digits reaches nobody. D107. */
const hidesEmail = ({ masked, email }: CustomerRow): boolean => masked && isLockedField('email', email);

/** Every field beside name, numbers and staff; those that are empty are left out; and the merges. Specification 2 §3, D56. */
export function CustomerFacts({ customer }: { customer: CustomerRow }) {
  const facts = [
    [customerLabel.date_of_birth, dayText(customer.date_of_birth)],
    [customerLabel.email, customer.email],
    [customerLabel.address, customer.address],
    [customerLabel.social_id, customer.social_id],
    [customerLabel.fax, customer.fax],
    [customerLabel.character, customer.character],
    [customerLabel.description, customer.description],
    [text.addedOn, formatDate(customer.created_at)],
    [text.updatedOn, formatDate(customer.updated_at)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <>
      <dl className="customer-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {label === customerLabel.email && !hidesEmail(customer) ? <a href={`mailto:${value}`}>{value}</a> : value}
            </dd>
          </div>
        ))}
      </dl>
      <PastMerges customerId={customer.id} />
    </>
  );
}
