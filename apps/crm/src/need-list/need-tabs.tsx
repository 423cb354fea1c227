import { useQuery } from '@tanstack/react-query';
import type { Counted } from '@toam/contracts/page';
import { needListModes, type NeedListMode, type NeedQuery } from '@toam/contracts/request/request.endpoints';
import { needListText } from '../need/need-list.text';
import { CountedTabs } from '@toam/ui/list';
import { needQueries } from '../need/need.queries';

interface NeedTabsProps {
  /** The list's query. A badge shows how many needs it finds in each tab. */
  question: NeedQuery;
  /** The count of the open tab's list. When it is there, the other tabs may be counted without slowing the list down. */
  listed: Counted | undefined;
  /** The list failed: nothing is counted, and no pill waits. */
  hasFailed: boolean;
  onChange: (mode: NeedListMode) => void;
}

/** Tất cả, của tôi, được chia sẻ, each with the number of needs found. D64. */
export function NeedTabs({ question: query, listed, hasFailed, onChange }: NeedTabsProps) {
  const counts = useQuery({ ...needQueries.tabCounts(query), enabled: listed !== undefined });
  return (
    <CountedTabs
      label={needListText.tabs}
      names={needListText.modes}
      tabs={needListModes}
      open={query.mode}
      onChange={onChange}
      listed={listed}
      counts={{ data: counts.data, isError: counts.isError || hasFailed }}
    />
  );
}
