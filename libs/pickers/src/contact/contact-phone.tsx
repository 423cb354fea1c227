import { useQuery } from '@tanstack/react-query';
import type { ContactRow } from '@toam/contracts/contact/contact.endpoints';
import { contactListText as text } from '@toam/contracts/texts/contact-list';
import { phoneText } from '../customer.queries';
import { RevealButton } from '../reveal-button';
import { showError } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';
import './contact.css';
import { contactQueries } from './contact.queries';

/** A request with its number, once somebody entitled asked for it, and how to ask; undefined for who may not. D48. */
export function useRevealedContact(row: ContactRow) {
  const { data, isFetching, refetch } = useQuery(contactQueries.revealed(row.id));
  const contact = row.masked && row.can_reveal && data ? { ...row, ...shownOf(data) } : row;
  const reveal = async () => {
    const { error } = await refetch();
    if (error) showError(error);
  };
  const mayAsk = contact.masked && contact.can_reveal;
  return { contact, busy: isFetching, reveal: mayAsk ? () => void reveal() : undefined };
}

/** What the page of one request tells beyond the list; the rest of the row may be newer than it. */
const shownOf = ({ name, phone_number, message, masked, can_reveal }: ContactRow) => ({
  name,
  phone_number,
  message,
  masked,
  can_reveal,
});

/** The number to call; 'Hiện số' where only this list hides it, a lock for who may not see it. D24, D48. */
export function ContactPhone({ row }: { row: ContactRow }) {
  const { contact, busy, reveal } = useRevealedContact(row);
  if (!contact.masked)
    return (
      <a href={`tel:${contact.phone_number}`} onClick={(event) => event.stopPropagation()}>
        {phoneText(contact.phone_number)}
      </a>
    );
  return (
    <span className="contact-phone">
      {contact.phone_number}
      {reveal ? <RevealButton busy={busy} onReveal={reveal} /> : <LockSimpleIcon size={13} label={text.phoneHidden} />}
    </span>
  );
}
