import { houseListText } from '@toam/contracts/house/house-list.text';
import { Bone, later, Segmented, useIsPhone } from '@toam/ui/core';
import type { HouseSearch } from './house-list.search';

const HouseStatusFilter = later(
  () => import('./house-status-filter'),
  <Bone width={[148, '100%']} height={[32, 40]} />,
);

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
      {withStatus && <HouseStatusFilter value={search.status} onChange={(status) => onChange({ status })} />}
    </>
  );
}
