import { useQuery } from '@tanstack/react-query';
import { houseFormText } from '@toam/contracts/texts/house-form';
import { housePriceText } from '@toam/domain/house-price';
import { Alert } from '@toam/ui/core';
import { useWatch, type Control } from '@toam/ui/form';
import { useEffect, useState } from 'react';
import { paths } from '../paths';
import { houseFormQueries } from './house-form.queries';
import type { HouseFormValues } from './house-form.values';

/** Milliseconds of silence before an address is looked up. */
const pause = 400;

interface DuplicateAddressProps {
  control: Control<HouseFormValues>;
  houseId: number | undefined;
}

/** Houses that stand at the typed address already; says nothing while there are none. */
export function DuplicateAddress({ control, houseId }: DuplicateAddressProps) {
  const address = useSettled(useTypedAddress(control, houseId));
  const { data: found = [] } = useQuery({
    ...houseFormQueries.duplicates(JSON.parse(address) as TypedAddress),
    enabled: address !== '{}',
  });
  if (address === '{}' || found.length === 0) return null;
  return (
    <Alert
      className="house-duplicate"
      type="warning"
      showIcon
      title={
        <>
          {houseFormText.duplicate(found.length)}
          <ul>
            {found.map((house) => (
              <li key={house.id}>
                <a href={paths.house(house.id)} target="_blank" rel="noreferrer">
                  #{house.id} {house.title ?? house.address}
                </a>
                {[house.into_money !== null && housePriceText(house.into_money, house.purpose), house.user?.name]
                  .filter(Boolean)
                  .map((part) => ` · ${part}`)}
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

type TypedAddress = Parameters<typeof houseFormQueries.duplicates>[0];

/** The address as a query, in JSON so that two renders of one address are equal; '{}' while it is incomplete. */
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

/** The value once it has stood still for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
