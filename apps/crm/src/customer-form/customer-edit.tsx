import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { changeCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow, SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { commonText } from '@toam/contracts/texts/common';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { customerFormText as text } from '@toam/contracts/customer/customer-form.text';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { samePhoneOf, valuesOfCustomer, type CustomerValues } from '@toam/pickers/customer/customer.values';
import { distinct, useSamePhone } from '@toam/pickers/customer/use-same-phone';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useRecordEditor, type Edit } from '@toam/record-form/use-record-editor';
import { toast } from '@toam/ui/core';
import { revealProblems } from '@toam/ui/form';
import { useState } from 'react';
import { touchedByCustomer } from './customer-form.queries';
import { changeRequest, changesOf, customerEditSchema, lockedFields, type SaveHow } from './customer-form.values';
import { customerWords } from './customer-form.labels';
import { CustomerForm } from './customer.form';
import { SamePhoneActions } from './same-phone-actions';
import { useMergeThenClose } from './use-merge-then-close';

interface CustomerEditProps {
  stored: CustomerRow;
  onClose: () => void;
}

/** The form of a stored customer. It can be merged with a customer who has the same number. */
export function CustomerEdit({ stored, onClose }: CustomerEditProps) {
  const queries = useQueryClient();
  const [uploading, setUploading] = useState(0);
  const { askToMerge, mergeSaved, mergeDialog } = useMergeThenClose(onClose);
  const { base, form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('customer', stored.id),
    schema: customerEditSchema,
    begin: { version: stored.version, values: valuesOfCustomer(stored) },
    valuesOf: valuesOfCustomer,
    send: (edit: Edit<CustomerValues, SaveHow>, once) => {
      const body = changeRequest(stored.id, edit);
      return body && call(changeCustomer, { body, ...once });
    },
    onSaved: (saved, { how }) => {
      void queries.invalidateQueries(touchedByCustomer);
      if (saved) toast.success(saved.message);
      if (how.mergeWith === undefined) onClose();
      else mergeSaved(stored.id, how.mergeWith);
    },
    showFailure: (failed, error) => samePhoneOf(error) ?? showSaveFailure(failed, error),
  });
  const saveChecked = (how: SaveHow) => {
    if (changesOf(base.values, form.getValues()).length > 0) saving.save(how);
    else if (how.mergeWith !== undefined) askToMerge(stored.id, how.mergeWith);
    else toast.info(commonText.nothingChanged);
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
          found: distinct([...typed, ...(samePhoneOf(saving.error) ?? [])]),
          actions,
          onEdited: () => saving.error && saving.reset(),
        }}
        locked={lockedFields(stored.masked, base.values)}
        otherPhones={stored.more_phones.map(phoneText).join(', ')}
        uploading={{ count: uploading, onChange: setUploading }}
        saving={{
          isPending: saving.isPending,
          save: (keepDuplicate) => save({ keepDuplicate }),
          cancel: onClose,
          text: text.update,
          keepText: text.keepEdit,
        }}
      />
      {mergeDialog}
      <RecordConflictDialog conflict={conflict} labels={customerLabel} words={customerWords} />
    </>
  );
}
