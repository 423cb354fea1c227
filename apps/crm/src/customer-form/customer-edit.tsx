import { useQueryClient } from '@tanstack/react-query';
import type { CustomerRow, SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { customerText } from '@toam/contracts/texts/customer';
import { customerFormText as text } from '@toam/contracts/texts/customer-form';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { samePhoneOf, valuesOfCustomer, type CustomerValues } from '@toam/pickers/customer/customer.values';
import { useEditForm } from '@toam/record-form/use-edit-form';
import { distinct, useSamePhone } from '@toam/pickers/customer/use-same-phone';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { toast } from '@toam/ui/core';
import { revealProblems, useFormState } from '@toam/ui/form';
import { useState } from 'react';
import { CustomerConflictDialog } from './customer-conflict.dialog';
import { touchedByCustomer } from './customer-form.queries';
import { changesOf, customerDraft, customerEditSchema, lockedFields } from './customer-form.values';
import { CustomerForm } from './customer.form';
import { SamePhoneActions } from './same-phone-actions';
import { useCustomerChange, type SaveHow } from './use-customer-change';
import { useMergeThenClose } from './use-merge-then-close';

interface CustomerEditProps {
  stored: CustomerRow;
  onClose: () => void;
}

/** Saves what differs, settles a stale version field by field, and merges with whoever has the number already. */
export function CustomerEdit({ stored, onClose }: CustomerEditProps) {
  const queries = useQueryClient();
  const [uploading, setUploading] = useState(0);
  const { base, form, fill, draft } = useEditForm<CustomerValues>({
    name: draftNameOf('customer', stored.id),
    schema: customerEditSchema,
    begin: () => ({ version: stored.version, values: valuesOfCustomer(stored) }),
    drafted: customerDraft,
  });
  const { isDirty } = useFormState({ control: form.control });
  const release = useLeaveGuard(isDirty, draft.leavingText);
  const { askToMerge, mergeSaved, mergeDialog } = useMergeThenClose(onClose);
  const { change, send, clash, settle, dropClash } = useCustomerChange({
    ...{ customerId: stored.id, form, base, fill },
    draft: draft.saved,
    onSaved: ({ message }, { mergeWith }) => {
      release();
      void queries.invalidateQueries(touchedByCustomer);
      toast.success(message);
      if (mergeWith === undefined) onClose();
      else mergeSaved(stored.id, mergeWith);
    },
    onNothingLeft: () => {
      draft.saved.withdraw();
      toast.info(customerText.nothingChanged);
    },
  });
  const saveChecked = (how: SaveHow) => {
    if (changesOf(base.values, form.getValues()).length > 0) send(how);
    else if (how.mergeWith !== undefined) askToMerge(stored.id, how.mergeWith);
    else toast.info(customerText.nothingChanged);
  };
  const save = (how: SaveHow) =>
    void form.handleSubmit(
      () => saveChecked(how),
      () => revealProblems(form),
    )();

  const numbers = phoneFields.map((field) => base.values[field]);
  const typed = useSamePhone(form.control, { customerId: stored.id, known: numbers });
  const actions = (customer: SamePhoneCustomer) => (
    <SamePhoneActions customer={customer} onMerge={() => save({ keepDuplicate: true, mergeWith: customer.id })} />
  );
  return (
    <>
      <CustomerForm
        form={form}
        draft={draft}
        same={{
          found: distinct([...typed, ...(samePhoneOf(change.error) ?? [])]),
          actions,
          onEdited: () => change.isError && change.reset(),
        }}
        locked={lockedFields(stored.masked, base.values)}
        otherPhones={stored.more_phones.map(phoneText).join(', ')}
        uploading={{ count: uploading, onChange: setUploading }}
        saving={{
          isPending: change.isPending,
          save: (keepDuplicate) => save({ keepDuplicate }),
          cancel: onClose,
          text: text.update,
          keepText: text.keepEdit,
        }}
      />
      {mergeDialog}
      {clash && (
        <CustomerConflictDialog
          conflict={clash}
          updatedAt={clash.current.updated_at}
          onCancel={dropClash}
          onChoose={(isTheirs) => settle(clash, isTheirs)}
        />
      )}
    </>
  );
}
