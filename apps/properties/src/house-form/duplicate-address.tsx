import { useQuery } from '@tanstack/react-query';
import { houseFormText } from './house-form.text';
import { usePaused } from '@toam/ui/core';
import { useWatch, type Control } from '@toam/ui/form';
import { DuplicateHouses } from './duplicate-houses';
import { houseFormQueries } from './house-form.queries';
import type { HouseFormValues } from './house-form.values';

/** Milliseconds without typing before the address is looked up. */
const pause = 400;

interface DuplicateAddressProps {
  control: Control<HouseFormValues>;
  houseId: number | undefined;
}

/** Houses at the typed address. Renders nothing if there are none. */
export function DuplicateAddress({ control, houseId }: DuplicateAddressProps) {
  const address = usePaused(useTypedAddress(control, houseId), pause);
  const found = useQuery({
    ...houseFormQueries.sameAddress(JSON.parse(address) as TypedAddress),
    enabled: address !== '{}',
  });
  if (address === '{}') return null;
  return (
    <DuplicateHouses
      found={found}
      title={houseFormText.duplicate}
      hidden={houseFormText.duplicateHidden}
      type="warning"
    />
  );
}

type TypedAddress = Parameters<typeof houseFormQueries.sameAddress>[0];

/** The address as a query, in JSON, so that renders with the same address compare equal. '{}' while it is incomplete. */
function useTypedAddress(control: Control<HouseFormValues>, houseId: number | undefined): string {
  const [number, street, province, district] = useWatch({
    control,
    name: ['house_number', 'house_address', 'province', 'district'],
  });
  if (!number.trim() || !street || province === null) return '{}';
  const ward = district === null ? {} : { district };
  const own = houseId === undefined ? {} : { house_id: houseId };
  return JSON.stringify({
    house_number: number.trim(),
    house_address: street,
    province,
    ...ward,
    ...own,
  } satisfies TypedAddress);
}
