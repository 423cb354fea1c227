import { useQueries } from '@tanstack/react-query';
import { houseModeLabel } from '@toam/contracts/texts/house';
import { houseListText } from '@toam/contracts/texts/house-list';
import { houseListModes, type HouseListMode } from '@toam/domain/house-list-mode';
import { CountBadge, formatTotal } from '@toam/ui/core';
import { Tabs } from '@toam/ui/heavy';
import type { ReactNode } from 'react';
import { houseQueries, type HouseQuestion } from '../house/house.queries';

interface Total {
  total: number;
  total_capped?: boolean | undefined;
}

interface HouseTabsProps {
  mode: HouseListMode;
  /** The list's question: a badge says how many it finds in its tab. */
  question: HouseQuestion;
  onChange: (mode: HouseListMode) => void;
  /** What the open tab's list has found; once it has come, the other tabs may be counted without standing in its way. */
  listed: Total | undefined;
  /** Right of the tabs. */
  extra?: ReactNode;
}

/** The seven tabs with what the search finds in each. Specification 1 §2, D31. */
export function HouseTabs({ mode, question, onChange, listed, extra }: HouseTabsProps) {
  const counts = useQueries({
    queries: houseListModes.map((tab) => ({
      ...houseQueries.count({ ...question, mode: tab }),
      // the list says it of its own tab
      enabled: listed !== undefined && tab !== mode,
    })),
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
              <TabCount
                total={tab === mode ? listed : counts[index]?.data}
                failed={counts[index]?.isError}
                active={tab === mode}
              />
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
  total: Total | undefined;
  failed: boolean | undefined;
  active: boolean;
}) => (
  <span aria-hidden>
    <CountBadge small active={active} room={4}>
      {total ? formatTotal(total.total, total.total_capped) : failed ? null : undefined}
    </CountBadge>
  </span>
);
