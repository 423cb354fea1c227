import { houseStatusFilter } from '@toam/contracts/house/house-list.endpoints';
import { houseText } from '@toam/contracts/texts/house';
import { houseListText } from '@toam/contracts/texts/house-list';
import { Segmented, useIsPhone } from '@toam/ui/core';
import { Select } from '@toam/ui/heavy';
import * as css from './house-list.module.css';
import type { HouseSearch } from './house-list.search';

interface HouseSwitchesProps {
  search: HouseSearch;
  /** The reduced status filter of a non-admin's personal view. */
  withStatus: boolean;
  onChange: (patch: Partial<HouseSearch>) => void;
}

const roles = [
  { value: 'all' as const, label: houseListText.everyone },
  { value: 'personal' as const, label: houseListText.mine },
];

/** The permission selector and the reduced status filter. Specification 1 §2. */
export function HouseSwitches({ search, withStatus, onChange }: HouseSwitchesProps) {
  const isPhone = useIsPhone();
  const size = isPhone ? 'large' : 'middle';
  return (
    <>
      <Segmented
        aria-label={houseListText.whose}
        block={isPhone}
        size={size}
        options={roles}
        value={search.role}
        // The reduced filter exists only in the personal view, so leaving that view clears it.
        onChange={(role) => onChange({ role, status: null })}
      />
      {withStatus && (
        <Select
          className={css.status}
          aria-label={houseListText.status}
          placeholder={houseListText.anyStatus}
          allowClear
          size={size}
          value={search.status}
          options={houseStatusFilter.options.map((status) => ({ value: status, label: houseText[status] }))}
          onChange={(status) => onChange({ status: status ?? null })}
        />
      )}
    </>
  );
}
