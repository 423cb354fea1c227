import { useQuery } from '@tanstack/react-query';
import type { Counted } from '@toam/contracts/page';
import { houseModeLabel } from '@toam/contracts/house/house.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { houseListModes, type HouseListMode } from '@toam/domain/house/house-list-mode';
import { CountedTabs } from '@toam/ui/list';
import type { ReactNode } from 'react';
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
