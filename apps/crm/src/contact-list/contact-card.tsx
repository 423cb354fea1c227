import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import { formatAgo } from '@toam/ui/core';
import { ContactPhone } from '@toam/pickers/contact/contact-phone';
import { ContactStatus } from '@toam/pickers/contact/contact-status';
import { MenuCell } from './contact-list.columns';

/** A contact request on a phone: visitor, house, and a number to tap. */
export const ContactCard = ({ contact }: { contact: ContactRow }) => (
  <article className="contact-tile">
    <div className="contact-tile-line">
      <b className="ellipsis">{contact.name}</b>
      <time>{formatAgo(contact.created_at)}</time>
    </div>
    <span className="contact-tile-house ellipsis">{contact.house.title || contact.house.address}</span>
    {contact.message && <span className="contact-tile-message ellipsis">{contact.message}</span>}
    <div className="contact-tile-line">
      <ContactPhone row={contact} />
      <span className="ta-grow" />
      <ContactStatus contact={contact} />
      <MenuCell contact={contact} inRow={false} />
    </div>
  </article>
);
