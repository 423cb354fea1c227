import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { createCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { customerText, customerFormText as text } from '@toam/contracts/customer/customer.text';
import { customerRequest, customerSchema, noCustomer, samePhoneOf } from '@toam/pickers/customer/customer.values';
import { distinct, useSamePhone } from '@toam/pickers/customer/use-same-phone';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useFieldUploads } from '@toam/record-form/field-uploads';
import { useDraftedForm } from '@toam/record-form/use-drafted-form';
import { toast } from '@toam/ui/core';
import { revealProblems } from '@toam/ui/form';
import { useCloseCustomer } from '../customer/use-edit-customer';
import { touchedByCustomer, type SaveHow } from './customer-form.values';
import { CustomerForm } from './customer.form';
import { CustomerModal, SamePhoneActions, useMergeThenClose } from './customer.modal';

/** /customer/new. Specification 2 §2 "Customer modal". */
export function Component() {
  const queries = useQueryClient();
  const close = useCloseCustomer();
  const uploads = useFieldUploads<'image'>();
  const { form, draft, release } = useDraftedForm({
    name: draftNameOf('customer', null),
    schema: customerSchema,
    begin: { version: 0, values: noCustomer },
  });
  const { mergeSaved, mergeDialog } = useMergeThenClose(close);
  const create = useSave({
    draft: draft.saved,
    send: ({ keepDuplicate }: SaveHow, once) =>
      call(createCustomer, {
        body: { ...customerRequest(form.getValues()), keep_duplicate: keepDuplicate },
        ...once,
      }),
    onSuccess: ({ customer, message }, { mergeWith }) => {
      release();
      void queries.invalidateQueries(touchedByCustomer);
      toast.success(message);
      if (mergeWith === undefined) close();
      else mergeSaved(mergeWith, customer.id);
    },
    onError: (error) => {
      if (!samePhoneOf(error)) showSaveFailure(form, error);
    },
  });
  const typed = useSamePhone(form.control, { asks: !create.isPending && !create.isSuccess });
  const found = distinct([...typed, ...(samePhoneOf(create.error) ?? [])]);
  const save = (how: SaveHow) =>
    form.handleSubmit(
      () => create.mutate(how),
      () => revealProblems(form),
    )();
  const actions = (customer: SamePhoneCustomer) => (
    <SamePhoneActions customer={customer} onMerge={() => void save({ keepDuplicate: true, mergeWith: customer.id })} />
  );
  return (
    <CustomerModal title={customerText.createTitle} onClose={close} firstField="name">
      <CustomerForm
        isNew
        form={form}
        draft={draft}
        same={{ found, actions, onEdited: () => create.isError && create.reset() }}
        uploads={uploads}
        saving={{
          isPending: create.isPending,
          save: (keepDuplicate) => void save({ keepDuplicate }),
          cancel: close,
          text: text.create,
          keepText: text.keepNew,
        }}
      />
      {mergeDialog}
    </CustomerModal>
  );
}
