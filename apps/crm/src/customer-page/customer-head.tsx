import { useUser } from '@toam/auth/session';
import type { CustomerOverview } from '@toam/contracts/customer/customer-page.schema';
import { customerListText } from '@toam/contracts/customer/customer-list.text';
import { customerPageText as text } from '../customer/customer-page.text';
import { canMergeCustomer } from '@toam/domain/customer/customer-merge';
import { Avatar, Button, Cell, Dropdown, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { DotsThreeIcon, PencilSimpleIcon, TargetIcon, TrashIcon, UsersIcon, UsersThreeIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { useEditCustomer } from '../customer/use-edit-customer';
import { useMergeWith } from '../customer/use-merge-with';
import { paths } from '../paths';
import * as css from './customer-page.module.css';
import { CustomerPhones } from './customer-phones';
import { useRemoveCustomer } from './use-remove-customer';

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

/** Actions that the viewer may not take have no button. */
function Actions({ overview }: { overview: CustomerOverview }) {
  const { customer, may_edit, may_delete } = overview;
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const edit = useEditCustomer();
  const remove = useRemoveCustomer();
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
      onClick: () => void remove(overview),
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
