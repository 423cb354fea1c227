import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactListText as text } from '@toam/contracts/contact/contact.text';
import { dialledPhone } from '@toam/domain/phone';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { Row, PlainButton } from '@toam/ui/core';
import { LockSimpleIcon, CheckCircleIcon, CircleIcon } from '@toam/ui/icons';
import * as css from './contact-cells.module.css';
import { useHandleContact } from './use-handle-contact';

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

/** New or handled. One press changes it. D15. */
export function ContactStatus({ contact }: { contact: ContactRow }) {
  const handle = useHandleContact();
  const isHandled = contact.status === 1;
  const does = isHandled ? text.reopen(contact.name) : text.handle(contact.name);
  return (
    <PlainButton
      gap={6}
      height={[28, 40]}
      padX={8}
      size={12}
      weight={500}
      tone={isHandled ? 'success' : 'warning'}
      nowrap
      border
      radius={6}
      className={css.status}
      aria-label={does}
      title={isHandled ? text.markNew : text.markHandled}
      onClick={(event) => {
        event.stopPropagation();
        handle(contact);
      }}
    >
      {isHandled ? <CheckCircleIcon size={16} weight="fill" /> : <CircleIcon size={16} />}
      {text.status[contact.status]}
    </PlainButton>
  );
}
