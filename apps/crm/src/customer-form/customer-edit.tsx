import { useQueryClient } from '@tanstack/react-query';
import type { CustomerRow, SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/texts/customer';
import { customerFormText as text } from '@toam/contracts/texts/customer-form';
import { formText } from '@toam/contracts/texts/field';
import { customerQueries, phoneText } from '@toam/pickers/customer.queries';
import { phoneFields, samePhoneOf, valuesOfCustomer, type CustomerValues } from '@toam/pickers/customer.values';
import { useFormDraft } from '@toam/pickers/form-draft';
import { distinct, useSamePhone } from '@toam/pickers/use-same-phone';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { toast } from '@toam/ui/core';
import { revealProblems, useEntryForm, useFormState } from '@toam/ui/form';
import { useState } from 'react';
import { CustomerConflictDialog } from './customer-conflict.dialog';
import { touchedByCustomer } from './customer-form.queries';
import { changesOf, customerEditSchema, draftedEdit, maskedFields, restoredEdit } from './customer-form.values';
import { CustomerForm } from './customer.form';
import { SamePhoneActions } from './same-phone-actions';
import { useCustomerChange, type EditBase, type SaveHow } from './use-customer-change';
import { useMergeThenClose } from './use-merge-then-close';

interface CustomerEditProps {
  stored: CustomerRow;
  onClose: () => void;
}

/** The form over a stored customer: its base, which a draft or a newer version replaces, and the draft itself. */
function useEditForm(stored: CustomerRow) {
  const [base, setBase] = useState<EditBase>(() => ({ version: stored.version, values: valuesOfCustomer(stored) }));
  const form = useEntryForm<CustomerValues>(customerEditSchema, base.values);
  const fill = (next: EditBase, values: CustomerValues) => {
    setBase(next);
    form.reset(next.values);
    form.reset(values, { keepDefaultValues: true });
  };
  const draft = useFormDraft<CustomerValues>({
    name: `customer-${stored.id}`,
    form,
    write: (values) => draftedEdit(base.version, base.values, values),
    restore: (data) => {
      const { version, before, values } = restoredEdit(base.values, base.version, data);
      fill({ version, values: before }, values);
    },
  });
  return { base, form, fill, draft };
}

/** Saves what differs, settles a stale version field by field, and merges with whoever has the number already. */
export function CustomerEdit({ stored, onClose }: CustomerEditProps) {
  const queries = useQueryClient();
  const [uploading, setUploading] = useState(0);
  const { base, form, fill, draft } = useEditForm(stored);
  const { isDirty } = useFormState({ control: form.control });
  const release = useLeaveGuard(isDirty, draft.keptAt ? formText.draftLeft : formText.unsavedDescription);
  const { askToMerge, mergeSaved, mergeDialog } = useMergeThenClose(onClose);
  const { change, send, clash, settle, dropClash } = useCustomerChange({
    ...{ customerId: stored.id, form, base, fill },
    onSaved: async ({ customer, message }, { mergeWith }) => {
      release();
      await draft.forget();
      queries.setQueryData(customerQueries.revealed(stored.id).queryKey, (shown) => shown && customer);
      void queries.invalidateQueries(touchedByCustomer);
      toast.success(message);
      if (mergeWith === undefined) onClose();
      else mergeSaved(stored.id, mergeWith);
    },
    onNothingLeft: () => {
      void draft.forget();
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
  const typed = useSamePhone(form.control, stored.id, numbers);
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
        masked={maskedFields(base.values)}
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
