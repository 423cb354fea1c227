import { houseStatusFilter } from '@toam/contracts/house/house-list.endpoints';
import { houseText } from '@toam/contracts/house/house.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { useIsPhone } from '@toam/ui/core';
import { Select } from '@toam/ui/select';
import * as css from './house-list.module.css';
import type { HouseSearch } from './house-list.search';

interface HouseStatusFilterProps {
  value: HouseSearch['status'];
  onChange: (status: HouseSearch['status']) => void;
}

/** The reduced status filter. Loaded by those who see it, because it is the only Select of the list. Specification 1 §2. */
export default function HouseStatusFilter({ value, onChange }: HouseStatusFilterProps) {
  return (
    <Select
      className={css.status}
      aria-label={houseListText.status}
      placeholder={houseListText.anyStatus}
      allowClear
      size={useIsPhone() ? 'large' : 'middle'}
      value={value}
      options={houseStatusFilter.options.map((status) => ({ value: status, label: houseText[status] }))}
      onChange={(status) => onChange(status ?? null)}
    />
  );
}
