import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { changeCustomer } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow, SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { customerText } from '@toam/contracts/texts/customer';
import { customerFormText as text } from '@toam/contracts/texts/customer-form';
import { formText } from '@toam/contracts/texts/field';
import { mergeFields, type Conflict } from '@toam/domain/three-way';
import { phoneText } from '@toam/pickers/customer.queries';
import { phoneFields, samePhoneOf, valuesOfCustomer, type CustomerValues } from '@toam/pickers/customer.values';
import { useFormDraft } from '@toam/pickers/form-draft';
import { showSaveFailure } from '@toam/pickers/show-save-failure';
import { distinct, useSamePhone } from '@toam/pickers/use-same-phone';
import { useLeaveGuard } from '@toam/platform/leave-guard';
import { toast } from '@toam/ui/core';
import { revealProblems, useEntryForm, useFormState } from '@toam/ui/form';
import { useState } from 'react';
import { CustomerConflictDialog } from './customer-conflict.dialog';
import { touchedByCustomer } from './customer-form.queries';
import {
  changeRequest,
  changesOf,
  clashesOf,
  customerEditSchema,
  draftedEdit,
  maskedFields,
  restoredEdit,
  standingCustomer,
} from './customer-form.values';
import { CustomerForm } from './customer.form';
import { SamePhoneActions } from './same-phone-actions';
import { useMergeThenClose } from './use-merge-then-close';

/** What the edit began from: a version of the record, and what the form showed of it. */
interface Base {
  version: number;
  values: CustomerValues;
}

/** What is saved over what, and what is done then. */
interface Change {
  base: Base;
  keepDuplicate: boolean;
  mergeWith?: number;
}

interface Clash extends Conflict<CustomerValues> {
  current: CustomerRow;
}

interface CustomerEditProps {
  stored: CustomerRow;
  onClose: () => void;
}

/** The form over a stored customer: sends only what differs, and settles a stale version field by field. D12. */
export function CustomerEdit({ stored, onClose }: CustomerEditProps) {
  const queries = useQueryClient();
  const [base, setBase] = useState<Base>(() => ({ version: stored.version, values: valuesOfCustomer(stored) }));
  const [clash, setClash] = useState<Clash | null>(null);
  const [uploading, setUploading] = useState(0);
  const form = useEntryForm<CustomerValues>(customerEditSchema, base.values);
  const { isDirty } = useFormState({ control: form.control });

  /** Another base under the form, and what stands in it. */
  const fill = (next: Base, values: CustomerValues) => {
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
  const release = useLeaveGuard(isDirty, draft.keptAt ? formText.draftLeft : formText.unsavedDescription);
  const { askToMerge, mergeSaved, mergeDialog } = useMergeThenClose(onClose);

  const change = useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ base: { version, values }, keepDuplicate }: Change) => {
      const after = form.getValues();
      const body = changeRequest({ customerId: stored.id, version, before: values, after, keepDuplicate });
      return call(changeCustomer, { body });
    },
    onSuccess: async ({ message }, { mergeWith }) => {
      release();
      await draft.forget();
      void queries.invalidateQueries(touchedByCustomer);
      toast.success(message);
      if (mergeWith === undefined) onClose();
      else mergeSaved(stored.id, mergeWith);
    },
    onError: (error, { base: { values: before }, keepDuplicate }) => {
      const current = standingCustomer(error);
      if (current)
        return meet({ before, mine: form.getValues(), theirs: valuesOfCustomer(current), current }, keepDuplicate);
      if (!samePhoneOf(error)) showSaveFailure(form, error, { fieldOf: { image: 'picture' } });
    },
  });

  const meet = (sides: Clash, keepDuplicate: boolean) => {
    if (clashesOf(sides).length > 0) setClash(sides);
    else settle(sides, () => false, keepDuplicate);
  };
  /** Both sides' changes together, on the newer version, and saved again. */
  const settle = (sides: Clash, isTheirs: (field: keyof CustomerValues) => boolean, keepDuplicate = false) => {
    const next = { version: sides.current.version, values: sides.theirs };
    setClash(null);
    fill(next, mergeFields(sides, isTheirs));
    if (changesOf(next.values, form.getValues()).length === 0) return nothingLeft();
    if (customerEditSchema.safeParse(form.getValues()).success) change.mutate({ base: next, keepDuplicate });
    else void revealProblems(form);
  };
  /** Everything newer was kept: there is nothing left to save. */
  const nothingLeft = () => {
    void draft.forget();
    toast.info(customerText.nothingChanged);
  };

  const save = (how: Omit<Change, 'base'>) =>
    form.handleSubmit(
      () => {
        if (changesOf(base.values, form.getValues()).length > 0) change.mutate({ base, ...how });
        else if (how.mergeWith !== undefined) askToMerge(stored.id, how.mergeWith);
        else toast.info(customerText.nothingChanged);
      },
      () => revealProblems(form),
    )();

  const typed = useSamePhone(
    form.control,
    stored.id,
    phoneFields.map((field) => base.values[field]),
  );
  const found = distinct([...typed, ...(samePhoneOf(change.error) ?? [])]);
  const actions = (customer: SamePhoneCustomer) => (
    <SamePhoneActions customer={customer} onMerge={() => void save({ keepDuplicate: true, mergeWith: customer.id })} />
  );
  return (
    <>
      <CustomerForm
        form={form}
        draft={draft}
        same={{ found, actions, onEdited: () => change.isError && change.reset() }}
        masked={maskedFields(base.values)}
        otherPhones={stored.more_phones.map(phoneText).join(', ')}
        uploading={{ count: uploading, onChange: setUploading }}
        saving={{
          isPending: change.isPending,
          save: (keepDuplicate) => void save({ keepDuplicate }),
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
          onCancel={() => setClash(null)}
          onChoose={(isTheirs) => settle(clash, isTheirs)}
        />
      )}
    </>
  );
}
