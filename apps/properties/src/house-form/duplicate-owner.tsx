import { useQuery } from '@tanstack/react-query';
import { houseFormText } from './house-form.text';
import { useWatch, type Control } from '@toam/ui/form';
import { DuplicateHouses } from './duplicate-houses';
import { houseFormQueries } from './house-form.queries';
import type { HouseFormValues } from './house-form.values';

interface DuplicateOwnerProps {
  control: Control<HouseFormValues>;
  houseId: number | undefined;
}

/** Other houses of the chosen owner, found by any of their numbers, whichever staff has the record (D55). */
export function DuplicateOwner({ control, houseId }: DuplicateOwnerProps) {
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
