import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactLabel, contactListText as text } from '@toam/contracts/contact/contact.text';
import { formatAgo, formatDateTime, NoValue, Text, TwoLines } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import { ContactMenu } from '../contact/contact-menu';
import { ContactOutcome } from '../contact/contact-outcome';
import { ContactPhone, ContactStatus } from '@toam/pickers/contact/contact-cells';
import * as css from './contact-list.module.css';
import type { ContactOutcomes } from '../contact/use-contact-outcomes';
import { paths } from '../paths';

/** Actions on requests. The columns are defined outside of components; the dialogs are in the screen. */
export const Outcomes = createContext<ContactOutcomes | null>(null);

/** The title over the address. It is a link if the viewer may see the house. */
export const HouseCell = ({ contact: { house } }: { contact: ContactRow }) => (
  <TwoLines width="100%">
    {house.may_open ? (
      <Link
        to={paths.house(house.id)}
        className="ellipsis"
        title={house.title ?? house.address}
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
      >
        {house.title || house.address}
      </Link>
    ) : (
      <span className="ellipsis" title={house.title ?? house.address}>
        {house.title || house.address}
      </span>
    )}
    <span className="ellipsis">
      #{house.id} · {house.address}
    </span>
  </TwoLines>
);

export function MenuCell({ contact, inRow = true }: { contact: ContactRow; inRow?: boolean }) {
  const outcomes = useContext(Outcomes);
  return outcomes && <ContactMenu contact={contact} outcomes={outcomes} inRow={inRow} />;
}

/** D15: the visitor, the house, the message, the time, and the outcome. */
export const contactColumns: readonly ListColumn<ContactRow>[] = [
  {
    key: 'visitor',
    title: text.visitor,
    width: 184,
    pinned: true,
    shape: 'twoLines',
    render: (contact) => (
      <TwoLines>
        <span className="ellipsis" title={contact.name}>
          {contact.name}
        </span>
        <ContactPhone row={contact} />
      </TwoLines>
    ),
  },
  {
    key: 'house_id',
    title: contactLabel.house_id,
    width: 236,
    shape: 'twoLines',
    render: (contact) => <HouseCell contact={contact} />,
  },
  {
    key: 'message',
    title: contactLabel.message,
    width: 262,
    shape: 'twoLines',
    render: ({ message }) =>
      message ? (
        <Text size={12} tone="text2" lines={2} className={css.message} title={message}>
          {message}
        </Text>
      ) : (
        <NoValue />
      ),
  },
  {
    key: 'created_at',
    title: contactLabel.created_at,
    width: 88,
    render: ({ created_at }) => (
      <Text as="time" size={12} tone="text2" nowrap title={formatDateTime(created_at)}>
        {formatAgo(created_at)}
      </Text>
    ),
  },
  {
    key: 'status',
    title: contactLabel.status,
    width: 132,
    shape: 'tag',
    render: (contact) => <ContactStatus contact={contact} />,
  },
  {
    key: 'outcome',
    title: text.outcome,
    width: 180,
    shape: 'twoLines',
    render: (contact) => <ContactOutcome contact={contact} />,
  },
  {
    key: 'menu',
    title: text.more,
    width: 70,
    hideTitle: true,
    align: 'center',
    render: (contact) => <MenuCell contact={contact} />,
  },
];
