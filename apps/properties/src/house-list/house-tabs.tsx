import { useQueries } from '@tanstack/react-query';
import { houseModeLabel } from '@toam/contracts/texts/house';
import { houseListText } from '@toam/contracts/texts/house-list';
import { houseListModes, type HouseListMode } from '@toam/domain/house-list-mode';
import { CountBadge, formatTotal } from '@toam/ui/core';
import { Tabs } from '@toam/ui/heavy';
import type { ReactNode } from 'react';
import { houseQueries } from '../house/house.queries';
import type { HouseSearch } from './house-list.search';

interface HouseTabsProps {
  mode: HouseListMode;
  role: HouseSearch['role'];
  onChange: (mode: HouseListMode) => void;
  /** The list has come: what is in the other tabs may be counted now, without standing in its way. */
  isListed: boolean;
  /** Right of the tabs. */
  extra?: ReactNode;
}

/** The seven tabs with what stands in each, whatever the filters. Specification 1 §2, D31. */
export function HouseTabs({ mode, role, onChange, isListed, extra }: HouseTabsProps) {
  const counts = useQueries({
    queries: houseListModes.map((tab) => ({ ...houseQueries.count({ mode: tab, role }), enabled: isListed })),
  });
  return (
    // Beside the tabs, not in their bar: a tab list holds nothing but tabs.
    <div className="house-list-tabs">
      <Tabs
        aria-label={houseListText.tabs}
        activeKey={mode}
        onChange={(key) => onChange(houseListModes.find((tab) => tab === key) ?? 'publicList')}
        items={houseListModes.map((tab, index) => ({
          key: tab,
          label: (
            <>
              {houseModeLabel[tab]}
              <TabCount total={counts[index]?.data} failed={counts[index]?.isError} active={tab === mode} />
            </>
          ),
        }))}
      />
      {extra}
    </div>
  );
}

/** Not part of the tab's name: read out with every tab, numbers would bury the words. */
const TabCount = ({
  total,
  failed,
  active,
}: {
  total: { total: number; total_capped?: boolean | undefined } | undefined;
  failed: boolean | undefined;
  active: boolean;
}) => (
  <span aria-hidden>
    <CountBadge small active={active} room={4}>
      {total ? formatTotal(total.total, total.total_capped) : failed ? null : undefined}
    </CountBadge>
  </span>
);
