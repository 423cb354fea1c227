import { houseCustomersText } from '@toam/contracts/customer/house-customers.text';
import { dialledPhone } from '@toam/domain/phone';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { Row } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';

interface CallLinkProps {
  customer: { phone_number: string | null; masked: boolean };
  className?: string;
}

/** The number to call, or a note that it is hidden. D24. */
export function CallLink({ customer: { phone_number, masked }, className }: CallLinkProps) {
  if (phone_number === null) return null;
  if (!masked)
    return (
      <a href={`tel:${dialledPhone(phone_number)}`} className={className}>
        {phoneText(phone_number)}
      </a>
    );
  return (
    <Row as="span" inline gap={4} tone="text3" title={houseCustomersText.phoneHidden}>
      <LockSimpleIcon size={12} />
      {phone_number}
    </Row>
  );
}
