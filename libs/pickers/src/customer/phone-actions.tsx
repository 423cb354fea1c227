import { contactListText as text } from '@toam/contracts/contact/contact.text';
import { dialledPhone, normalisePhone } from '@toam/domain/phone';
import { phoneText } from './customer.queries';
import { copyText, IconButton, Row, Text } from '@toam/ui/core';
import { ChatCircleDotsIcon, CopyIcon, PhoneIcon } from '@toam/ui/icons';

interface PhoneActionsProps {
  phone: string;
  /** Below 500 px: as wide as its place, the actions at the end. */
  wide?: boolean;
}

/** One visible number, with actions to call, write on Zalo and copy. */
export const PhoneActions = ({ phone, wide = false }: PhoneActionsProps) => (
  <Row as="span" inline gap={8} justify="between" width={['auto', wide ? '100%' : 'auto']} nowrap>
    <Text as="b" size={14} weight={500}>
      {phoneText(phone)}
    </Text>
    <Row as="span" inline gap={2}>
      <IconButton
        as="a"
        border
        href={`tel:${dialledPhone(phone)}`}
        aria-label={`${text.call} ${phone}`}
        title={text.call}
      >
        <PhoneIcon size={16} />
      </IconButton>
      <IconButton
        as="a"
        border
        href={`https://zalo.me/${normalisePhone(phone)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`${text.zalo} ${phone}`}
        title={text.zalo}
      >
        <ChatCircleDotsIcon size={16} />
      </IconButton>
      <IconButton
        border
        aria-label={`${text.copyPhone} ${phone}`}
        title={text.copyPhone}
        onClick={() => void copyText(phone, text.phoneCopied)}
      >
        <CopyIcon size={16} />
      </IconButton>
    </Row>
  </Row>
);
