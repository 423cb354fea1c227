import { accountText as text } from '@toam/contracts/user/profile.text';
import { choicesOf } from '@toam/contracts/user/staff-choices';
import { OwnPasswordField } from '@toam/pickers/staff/own-password.field';
import { DateField, FormSection, PhoneField, SelectField, TextField, RichTextField } from '@toam/ui/form';
import { fieldOf, type AccountParts, type PersonalField } from './account.values';

export const personFields: readonly PersonalField[] = [
  ...(['name', 'email', 'gender', 'date_of_birth', 'social_id', 'issued_place', 'id_address'] as const),
  ...(['hometown_address', 'marriage', 'religion', 'literacy', 'major'] as const),
];

/** Personal data, two fields per row. */
export function PersonSection({ parts }: { parts: AccountParts }) {
  const field = fieldOf(parts);
  const select = { placeholder: text.choose, span: 2 };
  return (
    <FormSection id="account-person" title={text.person}>
      <TextField {...field('name')} span={2} autoComplete="name" />
      <TextField {...field('email')} span={2} autoComplete="email" />
      <OwnPasswordField form={parts.form} />
      <SelectField {...field('gender')} {...select} choices={choicesOf('gender')} />
      <DateField {...field('date_of_birth')} span={2} noFuture isBirth />
      <TextField {...field('social_id')} span={2} />
      <TextField {...field('issued_place')} span={2} />
      <TextField {...field('id_address')} span={2} />
      <TextField {...field('hometown_address')} span={2} />
      <SelectField {...field('marriage')} {...select} choices={choicesOf('marriage')} />
      <SelectField {...field('religion')} {...select} choices={choicesOf('religion')} />
      <SelectField {...field('literacy')} {...select} choices={choicesOf('literacy')} />
      <TextField {...field('major')} span={2} />
    </FormSection>
  );
}

export const contactFields: readonly PersonalField[] = ['address', 'contact_name', 'contact_phone'];

/** The person's address, and their emergency contact. */
export function ContactSection({ parts }: { parts: AccountParts }) {
  const field = fieldOf(parts);
  return (
    <FormSection id="account-contact" title={text.contact}>
      <TextField {...field('address')} span={4} />
      <TextField {...field('contact_name')} span={2} />
      <PhoneField {...field('contact_phone')} span={2} />
    </FormSection>
  );
}

export const bankFields: readonly PersonalField[] = ['bank_name', 'bank_account', 'tax_number'];

/** The bank account for wages. */
export function BankSection({ parts }: { parts: AccountParts }) {
  const field = fieldOf(parts);
  return (
    <FormSection id="account-bank" title={text.bank}>
      <TextField {...field('bank_name')} span={2} />
      <TextField {...field('bank_account')} span={2} />
      <TextField {...field('tax_number')} span={2} />
    </FormSection>
  );
}

/** The person's introduction. */
export const IntroductionSection = ({ parts }: { parts: AccountParts }) => (
  <FormSection id="account-introduction" title={text.introduction} description={text.introductionNote}>
    <RichTextField {...fieldOf(parts)('introduction')} placeholder={text.introductionPlaceholder} span={4} />
  </FormSection>
);
