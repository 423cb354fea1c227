import { accountText as text } from '@toam/contracts/texts/profile';
import { userText } from '@toam/contracts/texts/user';
import { genders, literacies, marriages, religions } from '@toam/contracts/user/user';
import { DateField, FormSection, PhoneField, SelectField, TextField, type Choice } from '@toam/ui/form';
import { RichTextField } from '@toam/ui/form';
import { fieldOf, type AccountScene } from './account-scene';

/** An enumeration as a select offers it. */
const choices = <const Value extends string>(
  values: readonly Value[],
  labels: Record<Value, string>,
): Choice<Value>[] => values.map((value) => ({ value, label: labels[value] }));

/** Who the person is, two fields a row. */
export function PersonSection({ scene }: { scene: AccountScene }) {
  const field = fieldOf(scene);
  const select = { placeholder: text.choose, span: 2 };
  return (
    <FormSection id="account-person" title={text.person}>
      <TextField {...field('name')} span={2} autoComplete="name" />
      <TextField {...field('email')} span={2} autoComplete="email" />
      <SelectField {...field('gender')} {...select} choices={choices(genders, userText.gender)} />
      <DateField {...field('date_of_birth')} span={2} noFuture />
      <TextField {...field('social_id')} span={2} />
      <TextField {...field('issued_place')} span={2} />
      <TextField {...field('id_address')} span={2} />
      <TextField {...field('hometown_address')} span={2} />
      <SelectField {...field('marriage')} {...select} choices={choices(marriages, userText.marriage)} />
      <SelectField {...field('religion')} {...select} choices={choices(religions, userText.religion)} />
      <SelectField {...field('literacy')} {...select} choices={choices(literacies, userText.literacy)} />
      <TextField {...field('major')} span={2} />
    </FormSection>
  );
}

/** Where the person lives, and whom to call for them. */
export function ContactSection({ scene }: { scene: AccountScene }) {
  const field = fieldOf(scene);
  return (
    <FormSection id="account-contact" title={text.contact}>
      <TextField {...field('address')} span={4} />
      <TextField {...field('contact_name')} span={2} />
      <PhoneField {...field('contact_phone')} span={2} />
    </FormSection>
  );
}

/** Where wages go. */
export function BankSection({ scene }: { scene: AccountScene }) {
  const field = fieldOf(scene);
  return (
    <FormSection id="account-bank" title={text.bank}>
      <TextField {...field('bank_name')} span={2} />
      <TextField {...field('bank_account')} span={2} />
      <TextField {...field('tax_number')} span={2} />
    </FormSection>
  );
}

/** How the person is introduced. */
export const IntroductionSection = ({ scene }: { scene: AccountScene }) => (
  <FormSection id="account-introduction" title={text.introduction} description={text.introductionNote}>
    <RichTextField {...fieldOf(scene)('introduction')} placeholder={text.introductionPlaceholder} span={4} />
  </FormSection>
);
