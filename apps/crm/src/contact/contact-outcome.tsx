import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactListText as text } from '@toam/contracts/contact/contact.text';
import { NoValue, Stack, Text } from '@toam/ui/core';
import { TargetIcon, UserIcon } from '@toam/ui/icons';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

/** A press here does not count as a press on the row. */
const alone = (event: MouseEvent) => event.stopPropagation();

interface ContactOutcomeProps {
  contact: ContactRow;
  /** Long words get a second line. */
  wrap?: boolean;
}

const part = { inline: true, align: 'center', gap: 6, maxWidth: '100%', size: 13 } as const;

/** The customer and the need made from a request, or the customer who has the number already. Empty if there is neither. */
export function ContactOutcome({ contact, wrap = false }: ContactOutcomeProps) {
  const { customer, request, same_phone } = contact;
  if (!customer && !request) return <Known found={same_phone} wrap={wrap} />;
  return (
    <Stack as="span" align="start" maxWidth="100%">
      {customer && <CustomerOf customer={customer} />}
      {request && (
        <Text as={Link} {...part} tone="teal" to={paths.need(request.id)} onClick={alone}>
          <TargetIcon size={14} />
          {text.need(request.id)}
        </Text>
      )}
    </Stack>
  );
}

const CustomerOf = ({ customer }: { customer: NonNullable<ContactRow['customer']> }) =>
  customer.may_open ? (
    <Text as={Link} {...part} tone="teal" to={paths.customer(customer.id)} onClick={alone}>
      <UserIcon size={14} />
      <span className="ellipsis">{customer.name}</span>
    </Text>
  ) : (
    <Text {...part}>
      <UserIcon size={14} />
      <span className="ellipsis">{customer.name}</span>
    </Text>
  );

/** A customer has the number already. Shows the name and the staff, nothing else (D56). */
function Known({ found, wrap }: { found: ContactRow['same_phone']; wrap: boolean }) {
  const [first] = found;
  if (!first) return <NoValue />;
  const words = text.knownAs(first.name, first.user);
  return (
    <Text size={12} tone="text2" ellipsis={!wrap} title={words}>
      {words}
    </Text>
  );
}
