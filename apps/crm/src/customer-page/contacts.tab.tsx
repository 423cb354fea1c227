import { useInfiniteQuery } from '@tanstack/react-query';
import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import { customerPageText as text } from '@toam/contracts/texts/customer-page';
import { formatAgo } from '@toam/ui/core';
import { Link } from 'react-router-dom';
import { ContactPhone } from '@toam/pickers/contact/contact-phone';
import { ContactStatus } from '@toam/pickers/contact/contact-status';
import { paths } from '../paths';
import { customerPageQueries } from './customer-page.queries';
import { Section } from './section';

/** Website requests from the customer or from somebody with their number. D15. */
export function ContactsTab({ customerId }: { customerId: number }) {
  const contacts = useInfiniteQuery(customerPageQueries.contacts(customerId));
  return (
    <Section query={contacts} empty={text.empty.contacts} keyOf={({ id }) => id}>
      {(rows) => (
        <ul className="customer-rows">
          {rows.map((contact) => (
            <Contact key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const Contact = ({ contact }: { contact: ContactRow }) => (
  <li className="customer-row">
    <span className="customer-row-main">
      <Link to={paths.contact(contact.id)} className="customer-row-title ellipsis">
        {contact.house.title || contact.house.address}
      </Link>
      {contact.message && <span className="customer-message">{contact.message}</span>}
      <span className="customer-row-note">
        {contact.name} · {formatAgo(contact.created_at)}
      </span>
      <ContactPhone row={contact} />
    </span>
    <span className="customer-row-side">
      <ContactStatus contact={contact} />
    </span>
  </li>
);
