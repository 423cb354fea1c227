import type { ContactRow } from '@toam/contracts/customer/contact-row.schema';
import { contactListText as text } from '@toam/contracts/contact/contact.text';
import { Dropdown, IconButton } from '@toam/ui/core';
import {
  ArrowCounterClockwiseIcon,
  ChatCircleDotsIcon,
  CheckCircleIcon,
  DotsThreeVerticalIcon,
  HouseLineIcon,
  LinkSimpleIcon,
  TargetIcon,
  UserPlusIcon,
} from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { useHandleContact } from '@toam/pickers/contact/use-handle-contact';
import type { ContactOutcomes } from './use-contact-outcomes';

interface ContactMenuProps {
  contact: ContactRow;
  outcomes: ContactOutcomes;
  /** The menu is in a row that is reached with the arrow keys. */
  inRow?: boolean;
}

/** The actions on a request. Actions that the viewer may not take are left out. D15. */
export function ContactMenu({ contact, outcomes, inRow = false }: ContactMenuProps) {
  const handle = useHandleContact();
  const navigate = useNavigate();
  const items = [
    contact.may_make_customer && {
      key: 'customer',
      icon: <UserPlusIcon size={16} />,
      label: text.makeCustomer,
      onClick: () => void outcomes.makeCustomer(contact),
    },
    ...(contact.may_make_customer ? contact.same_phone : []).map((customer) => ({
      key: `customer-${customer.id}`,
      icon: <LinkSimpleIcon size={16} />,
      label: text.useCustomer(customer.name),
      onClick: () => void outcomes.useCustomer(contact, customer.id),
    })),
    !contact.request && {
      key: 'need',
      icon: <TargetIcon size={16} />,
      label: text.makeNeed,
      onClick: () => void outcomes.makeNeed(contact),
    },
    {
      key: 'status',
      icon: contact.status === 1 ? <ArrowCounterClockwiseIcon size={16} /> : <CheckCircleIcon size={16} />,
      label: contact.status === 1 ? text.markNew : text.markHandled,
      onClick: () => handle(contact),
    },
    contact.chat && {
      key: 'chat',
      icon: <ChatCircleDotsIcon size={16} />,
      label: text.openChat,
      onClick: () => void navigate(paths.chat(contact.chat!.id)),
    },
    contact.house.may_open && {
      key: 'house',
      icon: <HouseLineIcon size={16} />,
      label: text.openHouse,
      onClick: () => void navigate(paths.house(contact.house.id)),
    },
  ].filter((item) => item !== false && item !== null);
  return (
    <span onClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
        <IconButton aria-label={text.actions(contact.name)} tabIndex={inRow ? -1 : undefined}>
          <DotsThreeVerticalIcon size={18} weight="bold" />
        </IconButton>
      </Dropdown>
    </span>
  );
}
