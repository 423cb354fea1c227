import { useInfiniteQuery } from '@tanstack/react-query';
import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { customerPageText as text } from '../customer/customer-page.text';
import { formatAgo, Text } from '@toam/ui/core';
import { ContactPhone, ContactStatus } from '@toam/pickers/contact/contact-cells';
import { paths } from '../paths';
import { customerPageQueries } from './customer-page.queries';
import { Note, Row, Rows, RowWords, Section } from './section';

/** Website requests from the customer or from somebody with their number. D15. */
export function ContactsTab({ customerId }: { customerId: number }) {
  const contacts = useInfiniteQuery(customerPageQueries.contacts(customerId));
  return (
    <Section query={contacts} empty={text.empty.contacts} keyOf={({ id }) => id}>
      {(rows) => (
        <Rows>
          {rows.map((contact) => (
            <Contact key={contact.id} contact={contact} />
          ))}
        </Rows>
      )}
    </Section>
  );
}

const Contact = ({ contact }: { contact: ContactRow }) => (
  <Row side={<ContactStatus contact={contact} />}>
    <RowWords to={paths.contact(contact.id)} title={contact.house.title || contact.house.address} ellipsis>
      {contact.message && (
        <Text maxWidth="100%" size={13} tone="text2" breaks preLine>
          {contact.message}
        </Text>
      )}
      <Note>
        {contact.name} · {formatAgo(contact.created_at)}
      </Note>
      <ContactPhone row={contact} />
    </RowWords>
  </Row>
);
