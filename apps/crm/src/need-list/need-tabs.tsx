import { useQuery } from '@tanstack/react-query';
import type { Counted } from '@toam/contracts/page';
import { needListModes, type NeedListMode, type NeedQuery } from '@toam/contracts/request/request.endpoints';
import { needListText } from '@toam/contracts/texts/need-list';
import { CountedTabs } from '@toam/ui/heavy';
import { needQueries } from '../need/need.queries';

interface NeedTabsProps {
  /** The list's question: a badge says how many it finds in its tab. */
  question: NeedQuery;
  /** What the open tab's list has found; once it has come, the tabs may be counted without standing in its way. */
  listed: Counted | undefined;
  onChange: (mode: NeedListMode) => void;
}

/** Tất cả, của tôi, được chia sẻ, each with how many the search finds. D64. */
export function NeedTabs({ question: query, listed, onChange }: NeedTabsProps) {
  const counts = useQuery({ ...needQueries.tabCounts(query), enabled: listed !== undefined });
  return (
    <CountedTabs
      label={needListText.tabs}
      names={needListText.modes}
      tabs={needListModes}
      open={query.mode}
      onChange={onChange}
      listed={listed}
      counts={counts}
    />
  );
}
