import { useQuery } from '@tanstack/react-query';
import type { Counted } from '@toam/contracts/page';
import { needListModes, type NeedListMode, type NeedQuestion } from '@toam/contracts/request/request.endpoints';
import { needListText } from '@toam/contracts/texts/need-list';
import { CountedTabs } from '@toam/ui/heavy';
import { needQueries } from '../need/need.queries';

interface NeedTabsProps {
  /** The list's question: a badge says how many it finds in its tab. */
  question: NeedQuestion;
  /** What the open tab's list has found; once it has come, the tabs may be counted without standing in its way. */
  listed: Counted | undefined;
  onChange: (mode: NeedListMode) => void;
}

/** Tất cả, của tôi, được chia sẻ, each with how many the search finds. D64. */
export function NeedTabs({ question, listed, onChange }: NeedTabsProps) {
  const counts = useQuery({ ...needQueries.tabCounts(question), enabled: listed !== undefined });
  return (
    <CountedTabs
      label={needListText.tabs}
      names={needListText.modes}
      tabs={needListModes}
      open={question.mode}
      onChange={onChange}
      listed={listed}
      counts={counts}
    />
  );
}
