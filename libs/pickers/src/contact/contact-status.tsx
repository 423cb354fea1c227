import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactListText as text } from '@toam/contracts/contact/contact-list.text';
import { PlainButton } from '@toam/ui/core';
import { CheckCircleIcon, CircleIcon } from '@toam/ui/icons';
import * as css from './contact-status.module.css';
import { useHandleContact } from './use-handle-contact';

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
