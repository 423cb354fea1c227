import { useQuery } from '@tanstack/react-query';
import type { Counted } from '@toam/contracts/page';
import { houseModeLabel } from '@toam/contracts/texts/house';
import { houseListText } from '@toam/contracts/texts/house-list';
import { houseListModes, type HouseListMode } from '@toam/domain/house/house-list-mode';
import { CountedTabs } from '@toam/ui/heavy';
import type { ReactNode } from 'react';
import { houseQueries, type HouseQuery } from '../house/house.queries';

interface HouseTabsProps {
  mode: HouseListMode;
  /** The list's question: a badge says how many it finds in its tab. */
  question: HouseQuery;
  onChange: (mode: HouseListMode) => void;
  /** What the open tab's list has found; once it has come, the tabs may be counted without standing in its way. */
  listed: Counted | undefined;
  /** Right of the tabs. */
  extra?: ReactNode;
}

/** The seven tabs with what the search finds in each. Specification 1 §2, D31. */
export function HouseTabs({ mode, question: query, onChange, listed, extra }: HouseTabsProps) {
  const counts = useQuery({ ...houseQueries.tabCounts(query), enabled: listed !== undefined });
  return (
    <CountedTabs
      label={houseListText.tabs}
      names={houseModeLabel}
      tabs={houseListModes}
      open={mode}
      onChange={onChange}
      listed={listed}
      counts={counts}
      extra={extra}
    />
  );
}
