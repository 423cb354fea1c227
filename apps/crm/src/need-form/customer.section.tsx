import { useUser } from '@toam/auth/session';
import { needLabel, needText } from '@toam/contracts/request/need.text';
import { needFormText as text } from './need-form.text';
import { isAdmin } from '@toam/domain/actor';
import { Purpose } from '@toam/domain/house/house-values';
import { unitForPurpose } from '@toam/domain/money/money-unit';
import { CustomerField } from '@toam/pickers/customer/customer-field';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { FormSection, SegmentedField, type EntryForm } from '@toam/ui/form';
import { FormNote } from './form-note';
import type { NeedFormValues } from './need-form.values';

const purposes = [
  { value: Purpose.sell, label: needText.buy },
  { value: Purpose.rent, label: needText.rent },
];

interface CustomerSectionProps {
  form: EntryForm<NeedFormValues>;
  /** Shows the customer's name until their record is loaded. */
  customer?: { id: number; name: string } | null | undefined;
  /** The customer cannot change: houses were moved through the need, and that history belongs to them. */
  isFixed?: boolean;
}

/** The customer, and whether they buy or rent; for admins also the need's staff. Specification 2 §2. */
export function CustomerSection({ form, customer, isFixed = false }: CustomerSectionProps) {
  const { control } = form;
  const choosesOwner = isAdmin(useUser());
  /** Changing the purpose maps mil↔mpm and bil↔bpm, as with houses (D34). */
  const changePurpose = (purpose: Purpose) =>
    form.setValue('money_unit', unitForPurpose(form.getValues('money_unit'), purpose), { shouldDirty: true });
  return (
    <FormSection id="need-customer" title={text.customerSection}>
      <CustomerField
        control={control}
        name="customer_id"
        label={needLabel.customer_id}
        required
        known={customer}
        disabled={isFixed}
        span={2}
      />
      <SegmentedField
        control={control}
        name="purpose"
        label={needLabel.purpose}
        required
        choices={purposes}
        onChosen={changePurpose}
        span={choosesOwner ? 1 : 2}
      />
      {choosesOwner && (
        <StaffField control={control} name="user_id" label={needLabel.user_id} hint={text.ownerHint} span={1} />
      )}
      {isFixed && <FormNote tone="text3">{needText.customerFixed}</FormNote>}
    </FormSection>
  );
}
