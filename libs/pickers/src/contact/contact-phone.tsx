import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactListText as text } from '@toam/contracts/contact/contact-list.text';
import { dialledPhone } from '@toam/domain/phone';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { Row } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';

/** The number as a link to call, or a lock for people who may not see it. D24. */
export const ContactPhone = ({ row: { masked, phone_number } }: { row: ContactRow }) =>
  masked ? (
    <Row as="span" gap={6} tone="text2" nowrap>
      {phone_number}
      <LockSimpleIcon size={13} label={text.phoneHidden} />
    </Row>
  ) : (
    <a href={`tel:${dialledPhone(phone_number)}`} onClick={(event) => event.stopPropagation()}>
      {phoneText(phone_number)}
    </a>
  );
