import { longestCustomerNote } from '@toam/domain/customer/customer-columns';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave, type SaveOnce } from '@toam/api-client/use-save';
import { createCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow, newCustomer } from '@toam/contracts/customer/customer.schema';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { commonText } from '@toam/contracts/texts/common';
import { customerLabel, customerText, customerFormText } from '@toam/contracts/customer/customer.text';
import { formText } from '@toam/contracts/texts/field';
import { Button, confirm, Modal, PlainButton, Stack, toast } from '@toam/ui/core';
import {
  DateField,
  FieldScope,
  PhoneField,
  TextArea,
  TextField,
  useEntryForm,
  useFormProblems,
  useFormState,
  type Control,
  type OnPending,
} from '@toam/ui/form';
import { useCallback, useState } from 'react';
import type { z } from 'zod';
import { useMergeCustomers } from './merge/use-merge-customers';
import { CustomerPictureField } from './customer-picture';
import { customerQueries } from './customer.queries';
import { mayLeaveOut } from '@toam/record-form/field-uploads';
import { DraftLine } from '@toam/record-form/draft/draft-line';
import { DraftOffer } from '@toam/record-form/draft/draft-offer';
import { restoredFields } from '@toam/record-form/edit-draft';
import { useFormDraft } from '@toam/record-form/draft/form-draft';
import { customerRequest, customerSchema, noCustomer, samePhoneOf, type CustomerValues } from './customer.values';
import { SamePhone } from './same-phone';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { distinct, useSamePhone } from './use-same-phone';

/** Prefix of the dialog's field ids, because the form behind it also has a description. */
const scope = 'customer';

interface QuickCustomerDialogProps {
  /** The agent who gets the customer; without it, the user. For admins. */
  staffId?: number | null;
  /** Values that are known before the user types. */
  prefill?: Partial<CustomerValues>;
  /** Saves with another call than the customers' own and continues by itself. The dialog shows its refusals. */
  create?: (fields: z.input<typeof newCustomer>, once: SaveOnce) => Promise<void>;
  /** The contact request that the customer comes from. The draft is stored under it. */
  contactId?: number;
  onClose: () => void;
  onChosen: (customer: Pick<CustomerRow, 'id'>) => void;
}

/** How to save: even if another customer has the number, and with which customer to merge then. */
interface Creation {
  keepDuplicate: boolean;
  mergeWith?: number;
}

/** Creates a customer with a few fields without leaving the form. Asks if another customer has the phone. Specification 2 §2, D56. */
export function QuickCustomerDialog({
  staffId = null,
  prefill,
  create: createElsewhere,
  contactId,
  onClose,
  onChosen,
}: QuickCustomerDialogProps) {
  const form = useEntryForm<CustomerValues>(customerSchema, { ...noCustomer, ...prefill, user_id: staffId });
  const draft = useFormDraft<CustomerValues>({
    name: contactId === undefined ? draftNameOf('quick-customer') : draftNameOf('contact-customer', contactId),
    form,
    write: (values) => values,
    restore: (data) =>
      form.reset({ ...restoredFields(noCustomer, data), user_id: staffId }, { keepDefaultValues: true }),
  });
  const { isDirty } = useFormState({ control: form.control });
  const { shown, waiting } = useFormProblems(form.control, customerSchema);
  const [more, setMore] = useState(false);
  const [picture, setPicture] = useState({ uploading: 0, failed: 0 });
  const queries = useQueryClient();

  const onPicture = useCallback<OnPending>((uploading, failed) => setPicture({ uploading, failed }), []);
  const [created, setCreated] = useState<Pick<CustomerRow, 'id'> | null>(null);
  const { askToMerge, mergeDialog } = useMergeCustomers(
    (done) => onChosen(done.customer),
    () => created && onChosen(created),
  );

  const create = useSave({
    draft: draft.saved,
    send: async ({ keepDuplicate }: Creation, once) => {
      const body = { ...customerRequest(form.getValues()), keep_duplicate: keepDuplicate };
      if (!createElsewhere) return call(createCustomer, { body, ...once });
      await createElsewhere(body, once);
      return null;
    },
    onSuccess: (saved, { mergeWith }) => {
      if (!saved) return;
      const { customer, message } = saved;
      void queries.invalidateQueries({ queryKey: customerQueries.all });
      queries.setQueryData(customerQueries.name(customer.id).queryKey, customer);
      toast.success(message);
      setCreated(customer);
      if (mergeWith === undefined) onChosen(customer);
      else askToMerge(customer.id, mergeWith);
    },
    onError: (error) => {
      if (!samePhoneOf(error)) showSaveFailure(form, error, scope);
    },
  });
  const typed = useSamePhone(form.control, { asks: !create.isPending && !create.isSuccess });
  const found = distinct([...typed, ...(samePhoneOf(create.error) ?? [])]);
  const save = (creation: Creation) =>
    form.handleSubmit(async () => {
      if (await mayLeaveOut({ count: picture.failed })) create.mutate(creation);
    })();
  // Enter also submits the form: once, even if it is pressed several times
  const isReady = shown.length + waiting.length + picture.uploading === 0 && found.length === 0 && !create.isPending;
  const close = async () => {
    const question = { title: formText.unsaved, description: draft.leavingText(), danger: true };
    if (!isDirty || (await confirm(question))) onClose();
  };

  return (
    <Modal
      open
      title={customerText.createTitle}
      onCancel={() => void close()}
      mask={{ closable: false }}
      width={480}
      footer={[
        <Button key="cancel" onClick={() => void close()}>
          {commonText.cancel}
        </Button>,
        <Button
          key="save"
          type="primary"
          loading={create.isPending}
          disabled={!isReady}
          onClick={() => void save({ keepDuplicate: false })}
        >
          {formText.save}
        </Button>,
      ]}
    >
      <Stack
        as="form"
        gap={12}
        padY={4}
        onSubmit={(event) => {
          // In React's tree this form is inside the house form, which must not be submitted too.
          event.preventDefault();
          event.stopPropagation();
          if (isReady) void save({ keepDuplicate: false });
        }}
        onChange={() => create.isError && create.reset()}
      >
        <FieldScope value={scope}>
          <DraftOffer draft={draft} />
          <CustomerPictureField control={form.control} onPending={onPicture} />
          <TextField control={form.control} name="name" label={customerLabel.name} required />
          <PhoneField control={form.control} name="phone_number" label={customerLabel.phone_number} required />
          <SamePhone
            found={found}
            actions={(customer) => (
              <>
                <Button size="small" onClick={() => onChosen(customer)}>
                  {customerText.useExisting}
                </Button>
                {customer.may_merge && !createElsewhere && (
                  <Button size="small" onClick={() => void save({ keepDuplicate: true, mergeWith: customer.id })}>
                    {customerFormText.merge}
                  </Button>
                )}
              </>
            )}
            keep={{
              text: customerText.keepBoth,
              busy: create.isPending,
              onKeep: () => void save({ keepDuplicate: true }),
            }}
          />
          {more ? <MoreFields control={form.control} /> : <MoreButton onClick={() => setMore(true)} />}
        </FieldScope>
        <DraftLine kept={draft.kept} />
        {/* Enter in a field submits the form; the visible button is in the dialog's footer. */}
        <input type="submit" hidden />
      </Stack>
      {mergeDialog}
    </Modal>
  );
}

const MoreButton = ({ onClick }: { onClick: () => void }) => (
  <PlainButton self="start" minHeight={[32, 40]} tone="teal" onClick={onClick}>
    {customerText.addMoreInfo}
  </PlainButton>
);

const MoreFields = ({ control }: { control: Control<CustomerValues> }) => (
  <>
    <PhoneField control={control} name="phone_number2" label={customerLabel.phone_number2} />
    <TextField control={control} name="email" label={customerLabel.email} />
    <DateField control={control} name="date_of_birth" label={customerLabel.date_of_birth} noFuture isBirth />
    <TextField control={control} name="address" label={customerLabel.address} />
    <TextField control={control} name="occupation" label={customerLabel.occupation} />
    <TextField control={control} name="social_id" label={customerLabel.social_id} />
    <TextArea control={control} name="description" label={customerLabel.description} longest={longestCustomerNote} />
    <TextArea control={control} name="character" label={customerLabel.character} longest={longestCustomerNote} />
  </>
);
