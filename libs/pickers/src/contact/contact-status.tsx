import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import { contactListText as text } from '@toam/contracts/texts/contact-list';
import { CheckCircleIcon, CircleIcon } from '@toam/ui/icons';
import { useHandleContact } from './use-handle-contact';
import '@toam/pickers/contact/contact.css';

/** New or handled. One press changes it. D15. */
export function ContactStatus({ contact }: { contact: ContactRow }) {
  const handle = useHandleContact();
  const isHandled = contact.status === 1;
  const does = isHandled ? text.reopen(contact.name) : text.handle(contact.name);
  return (
    <button
      type="button"
      className="contact-status"
      data-handled={isHandled || undefined}
      aria-label={does}
      title={isHandled ? text.markNew : text.markHandled}
      onClick={(event) => {
        event.stopPropagation();
        handle(contact);
      }}
    >
      {isHandled ? <CheckCircleIcon size={16} weight="fill" /> : <CircleIcon size={16} />}
      {text.status[contact.status]}
    </button>
  );
}
