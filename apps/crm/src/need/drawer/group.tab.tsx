import { useInfiniteQuery } from '@tanstack/react-query';
import {
  type NeedHead,
  type NeedHouseCounts,
  needHouseSorts,
  type NeedHouseSort,
} from '@toam/contracts/need/need-houses.schema';
import { needDrawerText as text } from '@toam/contracts/need/need-drawer.text';
import { hasLater } from '@toam/domain/need-values';
import {
  Bar,
  Button,
  ChoiceRow,
  EmptyState,
  formatNumber,
  type RowChoice,
  Stack,
  Dropdown,
  PlainButton,
} from '@toam/ui/core';
import { CaretDownIcon } from '@toam/ui/icons';
import { tabName, targetOf, useDrawerAddress } from './need-drawer.search';
import { HousesPane } from './houses-pane';
import { type ListedPlace, needHouseQueries } from './need-houses.queries';
import { Relaxations } from './relaxations';

interface GroupTabProps {
  need: NeedHead;
  counts: NeedHouseCounts;
  place: ListedPlace;
}

/** The API's default order: best score first for suitable houses, last moved first for the others. */
const usualSort = ({ group, later }: ListedPlace): NeedHouseSort =>
  group === 'suitable' && !later ? 'score' : 'newest';

/** The order of the houses, in words. */
function SortChoice({ place }: { place: ListedPlace }) {
  const { show } = useDrawerAddress();
  const usual = usualSort(place);
  const chosen = place.sort ?? usual;
  const items = needHouseSorts.map((sort) => ({
    key: sort,
    label: text.sorts[sort],
    onClick: () => show({ by: sort === usual ? null : sort }),
  }));
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, selectable: true, selectedKeys: [chosen] }}>
      <PlainButton
        flex="none"
        gap={4}
        padY={6}
        size={12}
        tone="text2"
        touch
        aria-label={`${text.order}: ${text.sorts[chosen]}`}
      >
        {text.sorts[chosen]}
        <CaretDownIcon size={14} />
      </PlainButton>
    </Dropdown>
  );
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
