import { useQuery } from '@tanstack/react-query';
import { needListText } from '../need/need-list.text';
import { Bone, formatTotal, NoValue, Row, Text } from '@toam/ui/core';
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
      <Text tone="text3" title={needListText.matchedFailed}>
        ?
      </Text>
    );
  if (!data)
    return (
      <Row as="span" inline>
        <Bone width={28} height={10} />
      </Row>
    );
  const count = data.get(needId);
  if (!count) return <NoValue />;
  const text = formatTotal(count.total, count.total_capped);
  return (
    <NeedLink needId={needId} tab="suitable" tone="teal" weight={600} label={needListText.matched(text)}>
      {text}
    </NeedLink>
  );
}
