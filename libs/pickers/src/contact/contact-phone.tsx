import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import { contactListText as text } from '@toam/contracts/texts/contact-list';
import { dialledPhone } from '@toam/domain/phone';
import { phoneText } from '../customer/customer.queries';
import { LockSimpleIcon } from '@toam/ui/icons';
import '@toam/pickers/contact/contact.css';

/** The number as a link to call, or a lock for people who may not see it. D24. */
export const ContactPhone = ({ row: { masked, phone_number } }: { row: ContactRow }) =>
  masked ? (
    <span className="contact-phone">
      {phone_number}
      <LockSimpleIcon size={13} label={text.phoneHidden} />
    </span>
  ) : (
    <a href={`tel:${dialledPhone(phone_number)}`} onClick={(event) => event.stopPropagation()}>
      {phoneText(phone_number)}
    </a>
  );
