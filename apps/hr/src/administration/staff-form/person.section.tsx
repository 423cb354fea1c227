import { useUser } from '@toam/auth/session';
import { choicesOf } from '@toam/contracts/user/staff-choices';
import { userSaveText } from '@toam/contracts/user/user-save.text';
import { OwnPasswordField } from '@toam/pickers/staff/own-password.field';
import type { StaffField } from '@toam/pickers/staff/staff.values';
import { Row } from '@toam/ui/core';
import { DateField, FormSection, PhoneField, SelectField, TextField, useWatch } from '@toam/ui/form';
import { WarningIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { useStaffField, useStaffForm } from './staff-form.context';
import { staffFormText as text } from './staff-form.text';
import type { Taken } from './use-taken';

export const personFields: readonly StaffField[] = [
  ...(['name', 'gender', 'date_of_birth', 'social_id', 'provided_date', 'issued_place'] as const),
  ...(['id_address', 'hometown_address', 'marriage', 'religion', 'literacy', 'major'] as const),
];

/** The person's data as on their ID papers. */
export function PersonSection({ taken }: { taken: Taken }) {
  const field = useStaffField();
  return (
    <FormSection id="staff-person" title={text.personSection}>
      <TextField {...field('name')} span={2} />
      <SelectField {...field('gender')} choices={choicesOf('gender')} placeholder={text.choose} />
      <DateField {...field('date_of_birth')} noFuture isBirth />
      <TextField {...field('social_id')} hint={takenHint(taken.social_id, userSaveText.socialIdTaken)} />
      <DateField {...field('provided_date')} noFuture />
      <TextField {...field('issued_place')} span={2} />
      <TextField {...field('id_address')} span={2} />
      <TextField {...field('hometown_address')} span={2} />
      <SelectField {...field('marriage')} choices={choicesOf('marriage')} placeholder={text.choose} />
      <SelectField {...field('religion')} choices={choicesOf('religion')} placeholder={text.choose} />
      <SelectField {...field('literacy')} choices={choicesOf('literacy')} placeholder={text.choose} />
      <TextField {...field('major')} />
    </FormSection>
  );
}

export const contactFields: readonly StaffField[] = [
  'phone_number',
  'email',
  'address',
  'contact_name',
  'contact_phone',
];

/** How to reach the person, and their emergency contact. */
export function ContactSection({ taken }: { taken: Taken }) {
  const field = useStaffField();
  return (
    <FormSection id="staff-contact" title={text.contactSection}>
      <Phone taken={taken} />
      <Email />
      <TextField {...field('address')} span={4} />
      <TextField {...field('contact_name')} span={2} />
      <PhoneField {...field('contact_phone')} span={2} />
    </FormSection>
  );
}

export const otherPersonFields: readonly StaffField[] = [
  'name',
  'date_of_birth',
  'phone_number',
  'social_id',
  'provided_date',
  'email',
  'address',
];

/** All fields of an account outside the hierarchy except picture and rights. D28. */
export function OtherPersonSection({ taken }: { taken: Taken }) {
  const field = useStaffField();
  return (
    <FormSection id="staff-person" title={text.personSection}>
      <TextField {...field('name')} span={2} />
      <DateField {...field('date_of_birth')} noFuture isBirth />
      <Phone taken={taken} span={1} />
      <TextField {...field('social_id')} hint={takenHint(taken.social_id, userSaveText.socialIdTaken)} />
      <DateField {...field('provided_date')} noFuture />
      <Email />
      <TextField {...field('address')} span={4} />
    </FormSection>
  );
}

const Phone = ({ taken, span = 2 }: { taken: Taken; span?: number }) => (
  <PhoneField
    {...useStaffField()('phone_number')}
    hint={takenHint(taken.phone_number, userSaveText.phoneTaken)}
    span={span}
  />
);

/** The login. It is optional, but without it the person can't sign in. One's own changes with the password. */
function Email() {
  const viewer = useUser();
  const { form, userId } = useStaffForm();
  const email = useStaffField()('email');
  const isEmpty = useWatch({ control: form.control, name: 'email' }).trim() === '';
  return (
    <>
      <TextField {...email} hint={isEmpty ? userSaveText.noEmailNoSignIn : text.signInEmail} span={2} />
      {userId === viewer.id && <OwnPasswordField form={form} />}
    </>
  );
}

export const bankFields: readonly StaffField[] = ['bank_name', 'bank_account', 'tax_number'];

/** The bank account for wages. */
export function BankSection() {
  const field = useStaffField();
  return (
    <FormSection id="staff-bank" title={text.bankSection}>
      <TextField {...field('bank_name')} span={2} />
      <TextField {...field('bank_account')} />
      <TextField {...field('tax_number')} />
    </FormSection>
  );
}

/** A number that another person has. Two people may share one, so it only warns. @param write the owner's name as a sentence */
const takenHint = (owner: { name: string } | undefined, write: (name: string) => string): ReactNode =>
  owner && (
    <Row as="span" inline align="start" gap={4} tone="warning" role="status">
      <Row as="span" flex="none" height={18}>
        <WarningIcon size={14} />
      </Row>
      {write(owner.name)}
    </Row>
  );
