import { houseText } from '@toam/contracts/house/house.text';
import { useUser } from '@toam/auth/session';
import { canChooseHouseOwner } from '@toam/domain/house/house-access';
import { unitForPurpose } from '@toam/domain/money/money-unit';
import { Purpose } from '@toam/domain/house/house-values';
import { CustomerField } from '@toam/pickers/customer/customer-field';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { FormSection, SegmentedField, useWatch, type EntryForm, type Control } from '@toam/ui/form';
import { useQuery } from '@tanstack/react-query';
import { houseFormText } from './house-form.text';
import type { HouseFormValues } from './house-form.values';
import { houseField } from './house-field';
import { DuplicateHouses } from './duplicate-houses';
import { houseFormQueries } from './house-form.queries';

const purposes = [
  { value: Purpose.sell, label: houseText.purposeSell },
  { value: Purpose.rent, label: houseText.purposeRent },
];

interface OwnerSectionProps {
  form: EntryForm<HouseFormValues>;
  /** The stored house's customer, shown until their own record is loaded. */
  customer?: { id: number; name: string } | null | undefined;
  /** The house being edited. It is not its own duplicate. */
  houseId?: number | undefined;
}

interface DuplicateOwnerProps {
  control: Control<HouseFormValues>;
  houseId: number | undefined;
}

/** Other houses of the chosen owner, found by any of their numbers, whichever staff has the record (D55). */
function DuplicateOwner({ control, houseId }: DuplicateOwnerProps) {
  const customer = useWatch({ control, name: 'customer_id' });
  const found = useQuery({
    ...houseFormQueries.sameOwner({ customer_id: customer ?? 0, ...(houseId !== undefined && { house_id: houseId }) }),
    enabled: customer !== null,
  });
  if (customer === null) return null;
  return (
    <DuplicateHouses found={found} title={houseFormText.sameOwner} hidden={houseFormText.sameOwnerHidden} type="info" />
  );
}

/** The purpose and the owner; for admins also the agent. Specification 1 §2. */
export function OwnerSection({ form, customer, houseId }: OwnerSectionProps) {
  const { control } = form;
  const field = houseField(control);
  const choosesStaff = canChooseHouseOwner(useUser());
  const staffId = useWatch({ control, name: 'user_id' });
  /** Changing the purpose maps mil↔mpm and bil↔bpm (D34). */
  const changePurpose = (purpose: Purpose) =>
    form.setValue('money_unit', unitForPurpose(form.getValues('money_unit'), purpose), { shouldDirty: true });
  return (
    <FormSection id="house-owner" title={houseFormText.ownerSection}>
      <SegmentedField
        {...field('purpose')}
        choices={purposes}
        onChosen={changePurpose}
        span={choosesStaff ? undefined : 2}
      />
      {choosesStaff && <StaffField {...field('user_id')} />}
      <CustomerField
        {...field('customer_id')}
        required
        staffId={choosesStaff ? staffId : null}
        known={customer}
        span={2}
      />
      <DuplicateOwner control={control} houseId={houseId} />
    </FormSection>
  );
}
