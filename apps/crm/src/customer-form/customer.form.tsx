import { useUser } from '@toam/auth/session';
import type { SamePhoneCustomer } from '@toam/contracts/customer/customer.schema';
import { customerLabel, customerFormText as text } from '@toam/contracts/customer/customer.text';
import { canChooseCustomerStaff } from '@toam/domain/customer/customer-change';
import { CustomerPictureField } from '@toam/pickers/customer/customer-picture';
import { phoneFields } from '@toam/domain/customer/customer-phones';
import { longestCustomerNote } from '@toam/domain/customer/customer-columns';
import type { CustomerValues } from '@toam/pickers/customer/customer.values';
import { mayLeaveOut, type useFieldUploads } from '@toam/record-form/field-uploads';
import { SaveRefusedNotice, useSaveRefused } from '@toam/record-form/edit-while';
import { DraftOffer } from '@toam/record-form/draft/draft-offer';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { SamePhone } from '@toam/pickers/customer/same-phone';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { Cell, Grid, Row, Stack, Text, Bar, Button, useIsPhone } from '@toam/ui/core';
import {
  DateField,
  PhoneField,
  TextArea,
  TextField,
  type Control,
  type EntryForm,
  FormProblemsButton,
  type OnPending,
  revealProblems,
  useFormState,
} from '@toam/ui/form';
import { useCallback, type FormEvent, type ReactNode } from 'react';
import { DraftLine } from '@toam/record-form/draft/draft-line';
import * as css from './customer-form.module.css';
import type { CustomerField } from './customer-form.values';

/** The state, actions and labels of a save. */
interface CustomerSaving {
  isPending: boolean;
  /** @param keepDuplicate the person accepts two records with one number */
  save: (keepDuplicate: boolean) => void;
  cancel: () => void;
  /** 'Tạo mới', 'Cập nhật' */
  text: string;
  /** 'Vẫn tạo', 'Vẫn cập nhật' */
  keepText: string;
}

interface CustomerFormFooterProps {
  form: EntryForm<CustomerValues>;
  draft: FormDraftControl;
  saving: CustomerSaving;
  uploading: number;
  /** The person must answer a message above the footer first. */
  held: boolean;
}

/**
 * 'Huỷ' and 'Tạo mới' or 'Cập nhật'. Saving is enabled when a field was touched and nothing is wrong. Specification 2
 * §2.
 */
function CustomerFormFooter({ form, draft, saving, uploading, held }: CustomerFormFooterProps) {
  const size = useIsPhone() ? 'large' : 'middle';
  const { errors, isDirty, touchedFields } = useFormState({ control: form.control });
  const canSave = useSaveRefused() === null;
  const shown = Object.keys(errors);
  const isTouched = isDirty || Object.keys(touchedFields).length > 0;
  return (
    <Bar as="footer" minHeight={56} padX={[24, 16]} padY={[12, 8]} edge="top" className={css.footer}>
      <FormProblemsButton problems={{ shown, waiting: [] }} onReveal={() => void revealProblems(form)} short />
      <DraftLine kept={draft.kept} />
      {uploading > 0 && (
        <Text role="status" size={12} tone="text2">
          {text.uploading}
        </Text>
      )}
      <Cell as="span" phone="hidden" />
      <Button size={size} onClick={saving.cancel}>
        {text.cancel}
      </Button>
      {canSave && (
        <Button
          size={size}
          type="primary"
          htmlType="submit"
          loading={saving.isPending}
          disabled={shown.length > 0 || !isTouched || uploading > 0 || held}
        >
          {saving.text}
        </Button>
      )}
    </Bar>
  );
}

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
  uploads: ReturnType<typeof useFieldUploads<'image'>>;
}

/** Every field of a customer. Specification 2 §2 "Customer modal". */
export function CustomerForm(props: CustomerFormProps) {
  const { form, draft, saving, same, isNew = false, locked = [], otherPhones, uploads } = props;
  const { control } = form;
  const lock = (field: CustomerField) => (locked.includes(field) ? { disabled: true, hint: text.lockedField } : {});
  const canSave = useSaveRefused() === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (canSave) void save(false);
  };
  const save = async (keepDuplicate: boolean) => {
    if (await mayLeaveOut(uploads.failed)) saving.save(keepDuplicate);
  };
  const { onPending } = uploads;
  const onPicture = useCallback<OnPending>((...counts) => onPending('image', ...counts), [onPending]);
  return (
    <Stack as="form" flex={1} onSubmit={submit} onChange={same.onEdited} noValidate>
      <Stack flex={1} overflow="scroll" className={css.body}>
        <SaveRefusedNotice />
        <DraftOffer draft={draft} />
        <Row gap={16} align="start" top={12}>
          <CustomerPictureField control={control} onPending={onPicture} />
          <Cell>
            <TextField control={control} name="name" label={customerLabel.name} required />
          </Cell>
        </Row>
        <Fields title={text.contact}>
          <Grid self="all" columns={['subgrid', 2]} gap={[16, 12]} rowGap={12}>
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
          </Grid>
          {otherPhones && (
            <Text as="p" self="all" size={12} tone="text2">
              {text.morePhones(otherPhones)}
            </Text>
          )}
          <SamePhone
            found={same.found}
            actions={same.actions}
            keep={{ text: saving.keepText, busy: saving.isPending, onKeep: () => void save(true) }}
          />
          <TextField control={control} name="email" label={customerLabel.email} {...lock('email')} />
          <TextField control={control} name="fax" label={customerLabel.fax} {...lock('fax')} />
          <TextField control={control} name="address" label={customerLabel.address} span={2} />
        </Fields>
        <PersonFields control={control} isNew={isNew} />
        <Fields title={text.notes}>
          <TextArea
            control={control}
            name="description"
            label={customerLabel.description}
            longest={longestCustomerNote}
          />
          <TextArea control={control} name="character" label={customerLabel.character} longest={longestCustomerNote} />
        </Fields>
      </Stack>
      <CustomerFormFooter
        form={form}
        draft={draft}
        saving={saving}
        uploading={uploads.uploading}
        held={same.found.length > 0}
      />
    </Stack>
  );
}

/** A part of the form: a title above two columns. */
const Fields = ({ title, children }: { title: string; children: ReactNode }) => (
  <Grid as="fieldset" columns={[2, 1]} gap={16} rowGap={12} top={20} className={css.fields}>
    <Text as="legend" size={14} weight={600}>
      {title}
    </Text>
    {children}
  </Grid>
);

function PersonFields({ control, isNew }: { control: Control<CustomerValues>; isNew: boolean }) {
  const user = useUser();
  return (
    <Fields title={text.person}>
      <DateField control={control} name="date_of_birth" label={customerLabel.date_of_birth} noFuture isBirth />
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
    </Fields>
  );
}
