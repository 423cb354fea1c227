import { contactListText as text } from '@toam/contracts/texts/contact-list';
import { dialledPhone, normalisePhone } from '@toam/domain/phone';
import { phoneText } from './customer.queries';
import { copyText } from '@toam/ui/core';
import { ChatCircleDotsIcon, CopyIcon, PhoneIcon } from '@toam/ui/icons';
import './phone-actions.css';

/** One visible number, with actions to call, write on Zalo and copy. */
export const PhoneActions = ({ phone }: { phone: string }) => (
  <span className="phone-actions">
    <b>{phoneText(phone)}</b>
    <a
      className="ta-icon-button"
      href={`tel:${dialledPhone(phone)}`}
      aria-label={`${text.call} ${phone}`}
      title={text.call}
    >
      <PhoneIcon size={16} />
    </a>
    <a
      className="ta-icon-button"
      href={`https://zalo.me/${normalisePhone(phone)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`${text.zalo} ${phone}`}
      title={text.zalo}
    >
      <ChatCircleDotsIcon size={16} />
    </a>
    <button
      type="button"
      className="ta-icon-button"
      aria-label={`${text.copyPhone} ${phone}`}
      title={text.copyPhone}
      onClick={() => void copyText(phone, text.phoneCopied)}
    >
      <CopyIcon size={16} />
    </button>
  </span>
);
