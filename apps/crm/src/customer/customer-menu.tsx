import { useUser } from '@toam/auth/session';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerListText as text } from '@toam/contracts/customer/customer-list.text';
import { canDeleteCustomer, canEditCustomer } from '@toam/domain/customer/customer-change';
import { canMergeCustomer } from '@toam/domain/customer/customer-merge';
import { Dropdown } from '@toam/ui/core';
import { ArrowSquareOutIcon, PencilSimpleIcon, TargetIcon, TrashIcon, UsersThreeIcon } from '@toam/ui/icons';
import type { ReactElement, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@toam/api-client/call';
import { deleteCustomer, restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import { customerText, customerFormText } from '@toam/contracts/customer/customer.text';
import { customerQueries } from '@toam/pickers/customer/customer.queries';
import { paths } from '../paths';
import { useRemoval } from '../use-removal';
import { useEditCustomer } from './use-edit-customer';
import { useMergeWith } from './use-merge-with';

/** The fields of a customer that the menu uses. */
type MenuCustomer = Pick<CustomerRow, 'id' | 'name' | 'user_id' | 'co_staff' | 'may_open'>;

const stop = (event: SyntheticEvent) => event.stopPropagation();

interface CustomerMenuProps {
  customer: MenuCustomer;
  /** Runs after the customer was deleted. */
  onRemoved?: () => void;
  /** The button that opens it. */
  children: ReactElement;
}

/** Deletes a customer with their needs, after asking. D11 @returns whether they are deleted */
function useRemoveCustomer(): (customer: Pick<CustomerRow, 'id' | 'name'>) => Promise<boolean> {
  const removal = useRemoval(customerQueries.all, ['request']);
  return ({ id, name }) => {
    let needs = 0;
    return removal({
      title: customerText.confirmDelete,
      description: customerFormText.removeNote(name),
      remove: async () => {
        ({ needs } = await call(deleteCustomer, { body: { customer_id: id } }));
      },
      removed: () => customerText.deleted(needs),
      restore: async () => customerText.restored((await call(restoreCustomer, { body: { customer_id: id } })).needs),
    });
  };
}

/** Sửa, xem trang, tạo nhu cầu, gộp, xoá: only what the viewer may do. No menu if that is nothing. */
export function CustomerMenu({ customer, onRemoved, children }: CustomerMenuProps) {
  const user = useUser();
  const navigate = useNavigate();
  const edit = useEditCustomer();
  const remove = useRemoveCustomer();
  const merge = useMergeWith(customer);
  if (!customer.may_open) return null;

  const mayEdit = canEditCustomer(user, customer);
  const mayDelete = canDeleteCustomer(user, customer);
  const items = [
    mayEdit && {
      key: 'edit',
      icon: <PencilSimpleIcon size={16} />,
      label: text.edit,
      onClick: () => edit(customer.id),
    },
    {
      key: 'page',
      icon: <ArrowSquareOutIcon size={16} />,
      label: text.page,
      onClick: () => void navigate(paths.customer(customer.id)),
    },
    {
      key: 'need',
      icon: <TargetIcon size={16} />,
      label: text.createNeed,
      onClick: () => void navigate(paths.needOfCustomer(customer.id)),
    },
    canMergeCustomer(user, customer) && {
      key: 'merge',
      icon: <UsersThreeIcon size={16} />,
      label: text.merge,
      onClick: merge.pick,
    },
    mayDelete && { key: 'line', type: 'divider' as const },
    mayDelete && {
      key: 'remove',
      icon: <TrashIcon size={16} />,
      label: text.remove,
      danger: true,
      onClick: () => void remove(customer).then((isGone) => isGone && onRemoved?.()),
    },
  ].filter((item) => item !== false);
  return (
    // A press in the menu or its dialogs does not count as a press on the row.
    <span onClick={stop} onDoubleClick={stop}>
      <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
        {children}
      </Dropdown>
      {merge.dialogs}
    </span>
  );
}
