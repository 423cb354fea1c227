import { useUser } from '@toam/auth/session';
import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { customerLabel } from '@toam/contracts/texts/customer';
import { customerFormText as text } from '@toam/contracts/texts/customer-form';
import { canChooseCustomerStaff } from '@toam/domain/customer/customer-change';
import { CustomerPictureField } from '@toam/pickers/customer/customer-picture';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { longestCustomerNote } from '@toam/domain/customer/customer-columns';
import type { CustomerValues } from '@toam/pickers/customer/customer.values';
import { SaveRefusedNotice, useSaveRefused } from '@toam/record-form/edit-while';
import { DraftOffer } from '@toam/record-form/draft/draft-offer';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { SamePhone } from '@toam/pickers/customer/same-phone';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { DateField, PhoneField, TextArea, TextField, type Control, type EntryForm } from '@toam/ui/form';
import type { FormEvent, ReactNode } from 'react';
import type { CustomerField } from './customer-form.values';
import { CustomerFormFooter, type CustomerSaving } from './customer-form.footer';

interface CustomerFormProps {
  form: EntryForm<CustomerValues>;
  draft: FormDraftControl;
  saving: CustomerSaving;
  /** Customers who have one of the numbers already, and the actions on them. */
  same: {
    found: readonly SamePhoneCustomer[];
    actions: (customer: SamePhoneCustomer) => ReactNode;
    /** The person typed something, so an earlier refusal may no longer apply. */
    onEdited: () => void;
  };
  /** A new customer without a staff member goes to the person who creates them. */
  isNew?: boolean;
  /** Fields that are hidden and do not change. */
  locked?: readonly CustomerField[];
  /** Numbers of merged records. They have no fields of their own. */
  otherPhones?: string;
  /** Pictures that are still uploading. */
  uploading: { count: number; onChange: (count: number) => void };
}

/** Every field of a customer. Specification 2 §2 "Customer modal". */
export function CustomerForm(props: CustomerFormProps) {
  const { form, draft, saving, same, isNew = false, locked = [], otherPhones, uploading } = props;
  const { control } = form;
  const lock = (field: CustomerField) => (locked.includes(field) ? { disabled: true, hint: text.lockedField } : {});
  const canSave = useSaveRefused() === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (canSave) saving.save(false);
  };
  return (
    <form className="customer-form" onSubmit={submit} onChange={same.onEdited} noValidate>
      <div className="customer-form-body">
        <SaveRefusedNotice />
        <DraftOffer draft={draft} />
        <div className="customer-form-head">
          <CustomerPictureField control={control} onPending={uploading.onChange} />
          <TextField control={control} name="name" label={customerLabel.name} required />
        </div>
        <fieldset className="customer-form-grid">
          <legend>{text.contact}</legend>
          <div className="customer-form-phones">
            {phoneFields.map((field, at) => (
              <PhoneField
                key={field}
                control={control}
                name={field}
                label={customerLabel[field]}
                required={at === 0}
                {...lock(field)}
              />
            ))}
          </div>
          {otherPhones && <p className="customer-form-note">{text.morePhones(otherPhones)}</p>}
          <SamePhone
            found={same.found}
            actions={same.actions}
            keep={{ text: saving.keepText, busy: saving.isPending, onKeep: () => saving.save(true) }}
          />
          <TextField control={control} name="email" label={customerLabel.email} {...lock('email')} />
          <TextField control={control} name="fax" label={customerLabel.fax} {...lock('fax')} />
          <TextField control={control} name="address" label={customerLabel.address} span={2} />
        </fieldset>
        <PersonFields control={control} isNew={isNew} />
        <fieldset className="customer-form-grid">
          <legend>{text.notes}</legend>
          <TextArea
            control={control}
            name="description"
            label={customerLabel.description}
            longest={longestCustomerNote}
          />
          <TextArea control={control} name="character" label={customerLabel.character} longest={longestCustomerNote} />
        </fieldset>
      </div>
      <CustomerFormFooter
        form={form}
        draft={draft}
        saving={saving}
        uploading={uploading.count}
        held={same.found.length > 0}
      />
    </form>
  );
}

function PersonFields({ control, isNew }: { control: Control<CustomerValues>; isNew: boolean }) {
  const user = useUser();
  return (
    <fieldset className="customer-form-grid">
      <legend>{text.person}</legend>
      <DateField control={control} name="date_of_birth" label={customerLabel.date_of_birth} noFuture />
      <TextField control={control} name="social_id" label={customerLabel.social_id} />
      <TextField control={control} name="occupation" label={customerLabel.occupation} span={2} />
      {canChooseCustomerStaff(user) && (
        <StaffField
          control={control}
          name="user_id"
          label={customerLabel.user_id}
          hint={isNew ? text.staffHint : undefined}
          span={2}
        />
      )}
    </fieldset>
  );
}
