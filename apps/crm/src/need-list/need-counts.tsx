import { useQuery } from '@tanstack/react-query';
import { needListText } from '@toam/contracts/texts/need-list';
import { formatTotal } from '@toam/ui/core';
import { createContext, useContext } from 'react';
import { needQueries } from '../need/need.queries';
import { NeedLink } from './need-link';

/** The needs on the screen. One request counts them all. */
export const CountedNeeds = createContext<readonly number[]>([]);

/** How many houses fit a need now. It loads after the row and never delays it. */
export function MatchedCount({ needId }: { needId: number }) {
  const ids = useContext(CountedNeeds);
  const { data, isError } = useQuery(needQueries.matched(ids));
  if (isError)
    return (
      <span className="ta-none" title={needListText.matchedFailed}>
        ?
      </span>
    );
  if (!data) return <i className="ta-bone need-row-count-bone" />;
  const count = data.get(needId);
  if (!count) return <span className="ta-none">–</span>;
  const text = formatTotal(count.total, count.total_capped);
  return (
    <NeedLink needId={needId} tab="suitable" className="need-row-count" label={needListText.matched(text)}>
      {text}
    </NeedLink>
  );
}
