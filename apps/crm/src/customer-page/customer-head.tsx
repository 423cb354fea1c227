import { useUser } from '@toam/auth/session';
import type { CustomerOverview } from '@toam/contracts/customer/customer-page.schema';
import { customerListText } from '@toam/contracts/customer/customer-list.text';
import { canMergeCustomer } from '@toam/domain/customer/customer-merge';
import { Avatar, Button, Cell, Dropdown, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import {
  DotsThreeIcon,
  PencilSimpleIcon,
  TargetIcon,
  TrashIcon,
  UsersIcon,
  UsersThreeIcon,
  LockSimpleIcon,
} from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { phonesOf } from '@toam/domain/customer/customer-phones';
import { PhoneActions } from '@toam/pickers/customer/phone-actions';
import { call } from '@toam/api-client/call';
import { deleteCustomer, restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import { customerQueries } from '@toam/pickers/customer/customer.queries';
import { customerPageText as text } from '../customer/customer-page.text';
import { useEditCustomer } from '../customer/use-edit-customer';
import { useMergeWith } from '../customer/use-merge-with';
import { paths } from '../paths';
import { useRemoval } from '../use-removal';
import * as css from './customer-page.module.css';
import { Note } from './section';

/** Every number, with buttons to call, write and copy. Hidden numbers are only counted. D24. */
function CustomerPhones({ customer }: { customer: CustomerRow }) {
  const phones = phonesOf(customer);
  if (phones.length === 0) return <Note as="p">{text.noPhone}</Note>;
  if (customer.masked)
    return (
      <Row as="p" wrap gap={6} size={13} tone="text2">
        <LockSimpleIcon size={14} />
        {text.hiddenPhones(phones.length)}
        <Note>· {text.phoneHidden}</Note>
      </Row>
    );
  return (
    <Row as="ul" wrap gap={20} rowGap={4} phone="stack">
      {[...new Set(phones)].map((phone) => (
        <li key={phone}>
          <PhoneActions phone={phone} wide />
        </li>
      ))}
    </Row>
  );
}

/** The customer's name, staff, ways to reach them, and actions. */
export function CustomerHead({ overview }: { overview: CustomerOverview }) {
  const { customer } = overview;
  const isPhone = useIsPhone();
  return (
    <Row wrap gap={[16, 12]} align="start" className={css.head}>
      <Avatar
        id={customer.id}
        name={customer.name}
        image={customer.image?.thumbnail}
        size={isPhone ? 48 : 64}
        decorative
      />
      <Cell>
        <Text as="h1" size={20} weight={600} breaks>
          {customer.name}
        </Text>
        <Row as="p" gap={6} size={13} tone="text2" className={css.staff}>
          <UsersIcon size={14} />
          {customer.user ? text.staff(customer.user) : text.noStaff}
        </Row>
        {!isPhone && <CustomerPhones customer={customer} />}
      </Cell>
      {!isPhone && <Actions overview={overview} />}
      {isPhone && (
        <Stack gap={12} width="100%">
          <CustomerPhones customer={customer} />
          <Actions overview={overview} />
        </Stack>
      )}
    </Row>
  );
}

/** Deletes a customer with their needs after asking, and leaves the page; the undo leads back. D11. */
function useRemoveCustomer({ customer: { id, name }, counts }: CustomerOverview): () => Promise<void> {
  const navigate = useNavigate();
  const removal = useRemoval(customerQueries.all, ['request']);
  return async () => {
    const isGone = await removal({
      title: text.removeSure(name),
      description: text.removeNote(counts.needs),
      remove: () => call(deleteCustomer, { body: { customer_id: id } }),
      removed: () => text.removed(name),
      restore: async () => {
        await call(restoreCustomer, { body: { customer_id: id } });
        await navigate(paths.customer(id));
        return text.restored(name);
      },
    });
    if (isGone) await navigate(paths.customers);
  };
}

/** Actions that the viewer may not take have no button. */
function Actions({ overview }: { overview: CustomerOverview }) {
  const { customer, may_edit, may_delete } = overview;
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const edit = useEditCustomer();
  const remove = useRemoveCustomer(overview);
  const size = isPhone ? 'large' : 'middle';
  const icon = isPhone ? 18 : 16;
  const user = useUser();
  // The link of the merged record leads to the kept one.
  const merge = useMergeWith(customer, (done) => void navigate(paths.customer(done.customer.id), { replace: true }));
  const items = [
    canMergeCustomer(user, customer) && {
      key: 'merge',
      icon: <UsersThreeIcon size={16} />,
      label: customerListText.merge,
      onClick: merge.pick,
    },
    may_delete && {
      key: 'remove',
      danger: true,
      icon: <TrashIcon size={16} />,
      label: text.remove,
      onClick: () => void remove(),
    },
  ].filter((item) => item !== false);
  return (
    <Row gap={8} flex="none" className={css.actions}>
      {items.length > 0 && (
        <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
          <Button size={size} icon={<DotsThreeIcon size={icon + 2} weight="bold" />} aria-label={text.more} />
        </Dropdown>
      )}
      {may_edit && (
        <Button size={size} icon={<PencilSimpleIcon size={icon} />} onClick={() => edit(customer.id)}>
          {text.edit}
        </Button>
      )}
      <Button
        type="primary"
        size={size}
        icon={<TargetIcon size={icon} />}
        onClick={() => void navigate(paths.needOfCustomer(customer.id))}
      >
        {text.newNeed}
      </Button>
      {merge.dialogs}
    </Row>
  );
}
