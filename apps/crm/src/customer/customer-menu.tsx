import { useUser } from '@toam/auth/session';
import type { CustomerRow } from '@toam/contracts/customer/customer.schema';
import { customerListText as text } from '@toam/contracts/customer/customer-list.text';
import { canDeleteCustomer, canEditCustomer } from '@toam/domain/customer/customer-change';
import { canMergeCustomer } from '@toam/domain/customer/customer-merge';
import { Dropdown, confirm, toast } from '@toam/ui/core';
import { ArrowSquareOutIcon, PencilSimpleIcon, TargetIcon, TrashIcon, UsersThreeIcon } from '@toam/ui/icons';
import type { ReactElement, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { deleteCustomer, restoreCustomer } from '@toam/contracts/customer/customer.endpoints';
import { customerText } from '@toam/contracts/customer/customer.text';
import { customerFormText } from '@toam/contracts/customer/customer-form.text';
import { customerQueries } from '@toam/pickers/customer/customer.queries';
import { paths } from '../paths';
import { useEditCustomer } from './use-edit-customer';
import { useMergeWith } from './use-merge-with';

/** The fields of a customer that the menu uses. */
export type MenuCustomer = Pick<CustomerRow, 'id' | 'name' | 'user_id' | 'co_staff' | 'may_open'>;

const stop = (event: SyntheticEvent) => event.stopPropagation();

interface CustomerMenuProps {
  customer: MenuCustomer;
  /** Runs after the customer was deleted. */
  onRemoved?: () => void;
  /** The button that opens it. */
  children: ReactElement;
}

/** Actions on a customer, for every screen that shows one. Each asks first and reports the result. D11. */
function useCustomerActions(): {
  /** Resolves to whether the customer is deleted. «Hoàn tác» restores them, with their needs, for 10 s. */
  remove: (customer: Pick<CustomerRow, 'id' | 'name'>) => Promise<boolean>;
} {
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: customerQueries.all }),
      queries.invalidateQueries({ queryKey: ['request'] }),
    ]);

  async function restore(customer_id: number) {
    const { needs } = await call(restoreCustomer, { body: { customer_id } });
    await refresh();
    toast.success(customerText.restored(needs));
  }

  async function remove({ id, name }: Pick<CustomerRow, 'id' | 'name'>): Promise<boolean> {
    let needs = 0;
    const question = {
      title: customerText.confirmDelete,
      description: customerFormText.removeNote(name),
      danger: true,
    };
    const sure = await confirm(question, async () => {
      ({ needs } = await call(deleteCustomer, { body: { customer_id: id } }));
    });
    if (!sure) return false;
    toast.undo(customerText.deleted(needs), () => restore(id));
    await refresh();
    return true;
  }

  return { remove };
}

/** Sửa, xem trang, tạo nhu cầu, gộp, xoá: only what the viewer may do. No menu if that is nothing. */
export function CustomerMenu({ customer, onRemoved, children }: CustomerMenuProps) {
  const user = useUser();
  const navigate = useNavigate();
  const edit = useEditCustomer();
  const { remove } = useCustomerActions();
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
