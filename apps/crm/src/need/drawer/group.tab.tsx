import { useInfiniteQuery } from '@tanstack/react-query';
import type { NeedHead, NeedHouseCounts } from '@toam/contracts/request/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/request/need-drawer.text';
import { hasLater } from '@toam/domain/need-values';
import { Bar, Button, ChoiceRow, EmptyState, formatNumber, type RowChoice, Stack } from '@toam/ui/core';
import { tabName, targetOf } from './group-of';
import { HousesPane } from './houses-pane';
import { useDrawerAddress } from './need-drawer.search';
import { type ListedPlace, needHouseQueries } from './need-houses.queries';
import { Relaxations } from './relaxations';
import { SortChoice } from './sort-choice';

interface GroupTabProps {
  need: NeedHead;
  counts: NeedHouseCounts;
  place: ListedPlace;
}

/** The houses of one tab: main list or 'Quan tâm sau', in a chosen order. Specification 2 §2, D58. */
export function GroupTab({ need, counts, place }: GroupTabProps) {
  const { show } = useDrawerAddress();
  const query = useInfiniteQuery(needHouseQueries.list(need.id, place));
  const target = targetOf(place.group);
  const { main, later } = counts[place.group];
  const lists: RowChoice<0 | 1>[] = [{ value: 0, label: `${tabName(target)} ${formatNumber(main)}` }];
  if (hasLater(target)) lists.push({ value: 1, label: `${text.later} ${formatNumber(later)}` });
  return (
    <HousesPane
      need={need}
      // These rows belong to the previous tab.
      query={query.isPlaceholderData ? { ...query, data: undefined } : query}
      question={JSON.stringify(place)}
      top={
        <Bar justify="between" minHeight={48} padX={[20, 16]} padY={[8, 6]} edge="bottomSoft">
          <ChoiceRow
            label={text.lists}
            choices={lists}
            value={place.later}
            onChange={(chosen) => show({ tab: place.group, later: chosen })}
          />
          <SortChoice place={place} />
        </Bar>
      }
      empty={<NoHouses need={need} place={place} />}
    />
  );
}

/** Why the list is empty, and what helps. */
function NoHouses({ need, place: { group, later } }: Pick<GroupTabProps, 'need' | 'place'>) {
  const { show } = useDrawerAddress();
  const name = tabName(targetOf(group));
  if (later) return <EmptyState reason={text.laterEmpty(name)} />;
  if (group === 'suitable')
    return (
      <Stack overflow="scroll">
        <EmptyState reason={text.suitableEmpty} />
        <Stack self="center" width="100%" maxWidth={720} padX={20} padY={12}>
          <Relaxations need={need} />
        </Stack>
      </Stack>
    );
  return (
    <EmptyState reason={`${text.groupEmpty(name)} ${text.groupWay}`}>
      <Button onClick={() => show({ tab: 'suitable', later: 0 })}>{text.toSuitable}</Button>
    </EmptyState>
  );
}
