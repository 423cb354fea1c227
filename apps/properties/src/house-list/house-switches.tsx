import { houseListText } from '@toam/contracts/house/house-list.text';
import { Bone, later, Segmented, useIsPhone, PlainButton } from '@toam/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { Counted } from '@toam/contracts/page';
import { houseModeLabel } from '@toam/contracts/house/house.text';
import { houseListModes, type HouseListMode } from '@toam/domain/house/house-list-mode';
import { CountedTabs } from '@toam/ui/list';
import type { ReactNode } from 'react';
import { mapText } from '@toam/contracts/map/map.text';
import { ListBulletsIcon, MapTrifoldIcon, TableIcon } from '@toam/ui/icons';
import type { HouseSearch } from './house-list.search';
import { houseQueries, type HouseQuery } from '../house/house.queries';
import * as css from './house-list.module.css';

interface HouseTabsProps {
  mode: HouseListMode;
  /** The list's query. A badge shows how many houses it finds in each tab. */
  question: HouseQuery;
  onChange: (mode: HouseListMode) => void;
  /** The count of the open tab's list. When it is there, the other tabs may be counted without slowing the list down. */
  listed: Counted | undefined;
  /** The list failed: nothing is counted, and no pill waits. */
  hasFailed: boolean;
  /** Right of the tabs. */
  extra?: ReactNode;
}

/** The seven tabs, each with the number of houses found. Specification 1 §2, D31. */
export function HouseTabs({ mode, question: query, onChange, listed, hasFailed, extra }: HouseTabsProps) {
  const counts = useQuery({ ...houseQueries.tabCounts(query), enabled: listed !== undefined });
  return (
    <CountedTabs
      label={houseListText.tabs}
      names={houseModeLabel}
      tabs={houseListModes}
      open={mode}
      onChange={onChange}
      listed={listed}
      // The numbers of the question before do not stand beside a failure.
      counts={{
        data: hasFailed && counts.isPlaceholderData ? undefined : counts.data,
        isError: counts.isError || hasFailed,
      }}
      extra={extra}
      className={css.tabs}
    />
  );
}

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

interface HouseViewSwitchProps {
  view: HouseSearch['view'];
  onChange: (view: HouseSearch['view']) => void;
}

/** Shows the same houses as a table or a map. A switch in the tools; on a phone one button over the list. */
export function HouseViewSwitch({ view, onChange }: HouseViewSwitchProps) {
  const isPhone = useIsPhone();
  if (isPhone) {
    const isMap = view === 'map';
    return (
      <PlainButton
        self="center"
        gap={6}
        height={44}
        padX={16}
        radius="pill"
        weight={600}
        className={css.viewButton}
        onClick={() => onChange(isMap ? 'table' : 'map')}
      >
        {isMap ? <ListBulletsIcon size={18} /> : <MapTrifoldIcon size={18} />}
        {isMap ? mapText.list : mapText.map}
      </PlainButton>
    );
  }
  return (
    <Segmented
      aria-label={mapText.view}
      value={view}
      onChange={onChange}
      options={[
        { value: 'table' as const, label: mapText.table, icon: <TableIcon size={16} /> },
        { value: 'map' as const, label: mapText.map, icon: <MapTrifoldIcon size={16} /> },
      ]}
    />
  );
}
