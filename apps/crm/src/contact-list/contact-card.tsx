import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { Cell, formatAgo, Row, Stack, Text } from '@toam/ui/core';
import { ContactPhone } from '@toam/pickers/contact/contact-phone';
import { ContactStatus } from '@toam/pickers/contact/contact-status';
import { MenuCell } from './contact-list.columns';
import * as css from './contact-list.module.css';

/** A contact request on a phone: visitor, house, and a number to tap. Its height is the kit's phoneRowHeight. */
export const ContactCard = ({ contact }: { contact: ContactRow }) => (
  <Stack as="article" height="100%">
    <Row gap={8}>
      <Text as="b" flex={1} size={14} weight={600} ellipsis>
        {contact.name}
      </Text>
      <Text as="time" flex="none" size={12} tone="text3">
        {formatAgo(contact.created_at)}
      </Text>
    </Row>
    <Text size={12} tone="text2" ellipsis>
      {contact.house.title || contact.house.address}
    </Text>
    {contact.message && (
      <Text size={12} tone="text3" ellipsis>
        {contact.message}
      </Text>
    )}
    <Row gap={8} size={13} className={css.foot}>
      <ContactPhone row={contact} />
      <Cell as="span" />
      <ContactStatus contact={contact} />
      <MenuCell contact={contact} inRow={false} />
    </Row>
  </Stack>
);
