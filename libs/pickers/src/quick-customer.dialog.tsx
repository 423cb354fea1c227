import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { createCustomer, samePhoneConflict } from '@toam/contracts/customer/customer.endpoints';
import type { CustomerRow, SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { commonText } from '@toam/contracts/texts/common';
import { customerLabel, customerText } from '@toam/contracts/texts/customer';
import { formText } from '@toam/contracts/texts/field';
import { pickerText } from '@toam/contracts/texts/picker';
import { Alert, Button, Modal, showError, toast } from '@toam/ui/core';
import {
  AvatarUploader,
  DateField,
  FieldScope,
  PhoneField,
  showServerErrors,
  TextArea,
  TextField,
  useEntryForm,
  useField,
  useFormProblems,
  type Control,
} from '@toam/ui/form';
import { useState } from 'react';
import { customerQueries } from './customer.queries';
import { sendImage } from './media-uploads';
import { customerRequest, noCustomer, quickCustomerSchema, type QuickCustomerValues } from './quick-customer.values';
import './quick-customer.css';

/** Of the dialog's field ids: the form behind it has a description of its own. */
const scope = 'customer';

interface QuickCustomerDialogProps {
  /** The agent whose customer it becomes; the person's own without. For admins. */
  staffId?: number | null;
  onClose: () => void;
  onChosen: (customer: Pick<CustomerRow, 'id'>) => void;
}

/** Someone else who has the phone, out of the refusal of a creation (409, D56). */
function samePhoneOf(error: unknown): SamePhoneCustomer[] | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const conflict = samePhoneConflict.safeParse(error.current);
  return conflict.success ? conflict.data.same_phone : null;
}

/** Creates a customer in a few fields without leaving the form; asks when the phone is already someone's. Specification 2 §2, D56. */
export function QuickCustomerDialog({ staffId = null, onClose, onChosen }: QuickCustomerDialogProps) {
  const form = useEntryForm<QuickCustomerValues>(quickCustomerSchema, noCustomer);
  const { shown, waiting } = useFormProblems(form.control, quickCustomerSchema);
  const [more, setMore] = useState(false);
  const [pending, setPending] = useState(0);
  const queries = useQueryClient();

  const create = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (keepDuplicate: boolean) =>
      call(createCustomer, { body: { ...customerRequest(form.getValues(), staffId), keep_duplicate: keepDuplicate } }),
    onSuccess: ({ customer }) => {
      queries.setQueryData(customerQueries.one(customer.id).queryKey, customer);
      toast.success(customerText.created);
      onChosen(customer);
    },
    onError: (error) => {
      if (samePhoneOf(error)) return;
      const failed = error instanceof CallFailed ? error : null;
      const homeless = failed ? showServerErrors(form, failed.errors, scope) : [];
      if (!failed || homeless.length > 0 || Object.keys(failed.errors).length === 0) showError(error);
    },
  });
  const samePhone = samePhoneOf(create.error);
  const save = (keepDuplicate: boolean) => form.handleSubmit(() => create.mutate(keepDuplicate))();

  return (
    <Modal
      open
      title={customerText.createTitle}
      onCancel={onClose}
      mask={{ closable: false }}
      width={480}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {commonText.cancel}
        </Button>,
        <Button
          key="save"
          type="primary"
          loading={create.isPending}
          disabled={shown.length + waiting.length + pending > 0 || samePhone !== null}
          onClick={() => void save(false)}
        >
          {formText.save}
        </Button>,
      ]}
    >
      <form
        className="tp-quick-customer"
        onSubmit={(event) => {
          // The house form stands around this one in React's tree; it must not be sent along.
          event.preventDefault();
          event.stopPropagation();
          void save(false);
        }}
        onChange={() => samePhone && create.reset()}
      >
        <FieldScope value={scope}>
          <Picture control={form.control} onPending={setPending} />
          <TextField control={form.control} name="name" label={customerLabel.name} required />
          <PhoneField control={form.control} name="phone_number" label={customerLabel.phone_number} required />
          {samePhone && <SamePhone found={samePhone} onUse={onChosen} onKeep={() => void save(true)} />}
          {more ? <MoreFields control={form.control} /> : <MoreButton onClick={() => setMore(true)} />}
        </FieldScope>
        {/* Enter in a field sends the form; the visible button stands in the dialog's footer. */}
        <input type="submit" hidden />
      </form>
    </Modal>
  );
}

type QuickControl = Control<QuickCustomerValues>;

function Picture({ control, onPending }: { control: QuickControl; onPending: (count: number) => void }) {
  const field = useField<QuickCustomerValues, QuickCustomerValues['picture']>({ control, name: 'picture' });
  return (
    <AvatarUploader
      label={pickerText.avatar}
      value={field.value}
      onChange={field.change}
      upload={sendImage}
      onPending={onPending}
    />
  );
}

const MoreButton = ({ onClick }: { onClick: () => void }) => (
  <Button type="link" onClick={onClick} style={{ alignSelf: 'flex-start', paddingInline: 0 }}>
    {customerText.addMoreInfo}
  </Button>
);

const MoreFields = ({ control }: { control: QuickControl }) => (
  <>
    <PhoneField control={control} name="phone_number2" label={customerLabel.phone_number2} />
    <TextField control={control} name="email" label={customerLabel.email} />
    <DateField control={control} name="date_of_birth" label={customerLabel.date_of_birth} noFuture />
    <TextField control={control} name="address" label={customerLabel.address} />
    <TextField control={control} name="social_id" label={customerLabel.social_id} />
    <TextArea control={control} name="description" label={customerLabel.description} longest={2000} />
    <TextArea control={control} name="character" label={customerLabel.character} longest={2000} />
  </>
);

interface SamePhoneProps {
  found: SamePhoneCustomer[];
  onUse: (customer: SamePhoneCustomer) => void;
  onKeep: () => void;
}

/** Who already has the phone: take that customer, or create another one all the same. */
const SamePhone = ({ found, onUse, onKeep }: SamePhoneProps) => (
  <Alert
    type="warning"
    showIcon
    title={
      <div className="tp-same-phone">
        {pickerText.samePhone}
        {found.map((customer) => (
          <div key={customer.id}>
            <span>
              {customer.name}
              {customer.user && ` (${customer.user})`}
            </span>
            <Button size="small" onClick={() => onUse(customer)}>
              {customerText.useExisting}
            </Button>
          </div>
        ))}
        <Button size="small" type="link" onClick={onKeep}>
          {customerText.keepBoth}
        </Button>
      </div>
    }
  />
);
