import { Modal, useIsPhone, Button } from '@toam/ui/core';
import { goToField } from '@toam/ui/form';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { customerFormText as text } from '@toam/contracts/customer/customer.text';
import { useMergeCustomers, type MergeOffer } from '@toam/pickers/customer/merge/use-merge-customers';
import { useEditCustomer } from '../customer/use-edit-customer';

interface CustomerModalProps {
  title: string;
  onClose: () => void;
  /** Gets the focus when the modal is open. */
  firstField?: string;
  children: ReactNode;
}

/** Leaves the focus alone if the person already types in the modal. */
function begin(field: string): void {
  if (!document.activeElement?.matches('[role=dialog] :is(input, textarea)')) goToField(field);
}

/** The frame of both modals: a dialog over the list, a whole page on a phone. The form inside renders the footer. */
export function CustomerModal({ title, onClose, firstField, children }: CustomerModalProps) {
  const isPhone = useIsPhone();
  return (
    <Modal
      open
      title={title}
      phone="full"
      width={720}
      centered={!isPhone}
      mask={{ closable: false }}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && firstField && begin(firstField)}
    >
      {children}
    </Modal>
  );
}

interface SamePhoneActionsProps {
  customer: SamePhoneCustomer;
  onMerge: () => void;
}

/** 'Mở khách này' and 'Gộp', if the viewer may use them. D56. */
export function SamePhoneActions({ customer, onMerge }: SamePhoneActionsProps) {
  const edit = useEditCustomer();
  return (
    <>
      {customer.may_open && (
        <Button size="small" onClick={() => edit(customer.id)}>
          {text.openExisting}
        </Button>
      )}
      {customer.may_merge && (
        <Button size="small" onClick={onMerge}>
          {text.merge}
        </Button>
      )}
    </>
  );
}

interface MergeThenClose extends MergeOffer {
  /** As `askToMerge`, after the form is saved. The form closes even if the person then cancels the merge. */
  mergeSaved: MergeOffer['askToMerge'];
}

/** Merges from a form, then closes it. After a cancel the form stays open, unless it is saved. */
export function useMergeThenClose(onClose: () => void): MergeThenClose {
  const [isSaved, setSaved] = useState(false);
  const { askToMerge, mergeDialog } = useMergeCustomers(() => isSaved || onClose());
  const isOver = isSaved && mergeDialog === null;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  const mergeSaved = (customerId: number, otherId: number) => {
    setSaved(true);
    askToMerge(customerId, otherId);
  };
  return { askToMerge, mergeDialog, mergeSaved };
}
