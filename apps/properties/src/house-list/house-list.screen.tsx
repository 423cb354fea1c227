import { useInfiniteQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseText } from '@toam/contracts/house/house.text';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import { canCreateHouse } from '@toam/domain/house/house-access';
import { EmptyList } from '@toam/list-screen/empty-list';
import { ListMenu } from '@toam/list-screen/list-menu';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import {
  EmptyState,
  inPlace,
  later,
  onDemand,
  Pane,
  PendingState,
  ScreenTitle,
  Stack,
  useIsPhone,
  useUrlState,
  Button,
} from '@toam/ui/core';
import { FilterBar, ListTable, useListSelection, type ListOrder, type ListSort } from '@toam/ui/list';
import { useLocation } from 'react-router-dom';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import { useState } from 'react';
import { houseQueries } from '../house/house.queries';
import { CreateHouseButton } from '../house/create-house-button';
import { tagColumn, TagFilter } from '../house/tags/tag-filter';
import { useLiveTags } from '../house/tags/tag.queries';
import { HouseCard } from './house-card';
import { houseColumnsOf } from './house-list.columns';
import * as css from './house-list.module.css';
import { filterColumns, hasReducedStatus, houseSearch, queryOf } from './house-list.search';
import { ListedPosts, PostsFoot, postsKey, useListedPosts } from './house-posts';
import { HouseSwitches, HouseTabs, HouseViewSwitch } from './house-switches';
import { FreshSince } from './fresh-mark';
import { withRentPrice } from './price-filter';
import { conditionsRead, UnderstoodSearch } from './understood-search';
import { useReadSearch } from './use-read-search';
import { SavedViewMenu, SavedViewNameDialog } from './saved-view-menu';
import { useSavedView, type OpenedView } from './use-saved-view';
import { useLiveHouses } from './use-live-houses';
import { useSavedViewActions } from './use-saved-view-actions';

// Loaded separately, because most people use the table.
const HouseMap = inPlace(
  () => import('./house-map'),
  (failure) =>
    failure ? (
      <Stack padX={16} padY={24} align="center">
        {failure}
      </Stack>
    ) : (
      <PendingState />
    ),
);
const HousePanel = later(
  () => import('./house.panel'),
  null,
  ({ panel }) => panel.onClose(),
);
const HouseSelection = onDemand(() => import('./house-selection'));

/**
 * The most used filters, as often as agents name them in the searches that we have (`agent-searches.fixture.ts`). A phone's sheet shows
 * them open, in this order; wards are too many for chips. Mockup 14.
 */
const usualFilters =
  'province into_money property_type house_type purpose direction floors area number_bedroom house_tag'.split(' ');

/** A sheet has no pictures and no marks of posts. The number under the customer's name gets its own column. */
const sheet = { leftOut: ['cover', postsKey], split: { customer_id: ['customer_phone'] } };

/** The parameters that 'Xoá bộ lọc' keeps: the tab and the map's position. */
const kept = ['mode', 'view', 'at'];

/** The list's own order, newest first. A search for words puts the best hits before. */
const ownOrder: ListSort = { column: 'id', direction: 'desc' };
const ordersOfWords: ListOrder[] = [
  { label: houseListText.bestFirst, sort: ownOrder },
  { label: houseListText.newestFirst, sort: { column: 'created_at', direction: 'desc' } },
];
const noColumn: ListSort = { column: '', direction: 'desc' };

const card = (house: HouseRow) => <HouseCard house={house} />;

/** In the phone's filter sheet: saves the filters as a named view. Mockup 14. */
function SaveViewButton({ opened }: { opened: OpenedView }) {
  const [isNaming, setNaming] = useState(false);
  const { create } = useSavedViewActions(opened);
  return (
    <>
      <Button size="large" onClick={() => setNaming(true)}>
        {savedViewText.nameNew}
      </Button>
      {isNaming && (
        <SavedViewNameDialog
          title={savedViewText.nameNew}
          name=""
          viewId={null}
          onSave={create}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}

/** /house: all houses that the person may see. Specification 1 §2 "Property list". */
export function Component() {
  const user = useUser();
  const isPhone = useIsPhone();
  const [{ role }] = useUrlState(houseSearch);
  const isReduced = hasReducedStatus(user, { role });
  const filterable = filterColumns(user, { role });
  const address = useListAddress(houseSearch, { filterable, kept });
  const { search, filters, change } = address;
  const query = queryOf(user, search, filters.value);
  const houses = useInfiniteQuery(houseQueries.list(query));
  const list = useListScreen({
    name: 'house',
    columns: houseColumnsOf(user, isReduced),
    ...{ address, question: query },
    query: houses,
    switchesOn: [search.role !== 'all', search.status].filter(Boolean).length,
  });
  const view = useSavedView(list.table.layout);
  const { selection, setOnly, startChoosing } = useListSelection(query);
  useLiveTags();
  useLiveHouses(query);

  const [page] = houses.data?.pages ?? [];
  const answered = houses.isPlaceholderData ? undefined : page;
  const { onSearch } = list.bar.search;
  const read = useReadSearch({ search: search.search, page, isAnswered: answered !== undefined, onSearch });
  const isBestFirst = read.isRanked && search.sort === ownOrder.column && search.direction === ownOrder.direction;
  const narrowable = withRentPrice(filterable, filters.value);
  const { state } = useLocation() as { state: unknown };
  const isMap = search.view === 'map';
  const posts = useListedPosts({ pages: houses.data?.pages ?? [], columns: list.table.layout.shown, isMap });
  const viewSwitch = <HouseViewSwitch view={search.view} onChange={(next) => change({ view: next, open: null })} />;
  const empty = (
    <EmptyList
      {...list.empty}
      // Every stretch of the search is a condition of its own.
      conditions={list.empty.conditions + Math.max(0, conditionsRead(read) - 1)}
      filtered={houseListText.emptyFiltered}
    >
      <EmptyState reason={houseListText.emptyTab}>
        {search.mode === 'personalList' && canCreateHouse(user) && <CreateHouseButton />}
      </EmptyState>
    </EmptyList>
  );

  return (
    <Pane className={css.screen}>
      <ScreenTitle
        text={houseText.listTitle}
        count={list.count}
        actions={
          <>
            <ListMenu
              {...list.menu}
              {...sheet}
              kind="house"
              choose={{ label: houseBulkText.choose, onClick: startChoosing }}
            />
            {canCreateHouse(user) && <CreateHouseButton />}
          </>
        }
      />
      <HouseTabs
        mode={search.mode}
        question={query}
        listed={answered}
        hasFailed={houses.isError}
        onChange={(mode) => change({ mode, open: null })}
        extra={<SavedViewMenu opened={view} />}
      />
      <FilterBar
        {...list.bar}
        placeholder={houseText.searchPlaceholder}
        columns={isPhone ? narrowable : narrowable.filter(({ key }) => key !== tagColumn)}
        quick={['property_type']}
        first={usualFilters}
        onResetSwitches={() => change({ role: 'all', status: null })}
        sheetAction={<SaveViewButton opened={view} />}
        resultText={list.count ? houseListText.seeResults(list.count) : houseListText.seeAll}
        tools={
          <>
            {!isPhone && viewSwitch}
            {!isMap && <ListTools {...list.table} orders={read.isRanked ? ordersOfWords : undefined} />}
          </>
        }
      >
        <HouseSwitches search={search} withStatus={isReduced} onChange={change} />
        {/* On a phone, the tags are among the filters in the sheet. */}
        {!isPhone && <TagFilter filters={filters.value} onChange={filters.onChange} />}
      </FilterBar>
      <UnderstoodSearch
        question={query}
        page={answered}
        read={read}
        onTab={(mode) => change({ mode, open: null })}
        isLimited={list.empty.conditions > 0}
      />
      {isMap ? (
        <HouseMap
          question={query}
          at={search.at}
          // Keeps the history state, which tells the panel how to close.
          onMove={(at) => change({ at }, { replace: true, state })}
          openId={search.open}
          onOpen={list.open}
          empty={empty}
        />
      ) : (
        <>
          <FreshSince value={view.since}>
            <ListedPosts value={posts}>
              <ListTable
                {...list.table}
                sort={isBestFirst ? { ...list.table.sort, value: noColumn } : list.table.sort}
                label={houseListText.table}
                selection={selection}
                phoneRow={card}
                empty={empty}
              />
            </ListedPosts>
          </FreshSince>
          {posts && !isPhone && <PostsFoot posts={posts} />}
          <HouseSelection
            open={selection.choosing || selection.ids.size > 0}
            onClose={() => selection.onChange(new Set())}
            selection={selection}
            onOnlyChange={setOnly}
            rows={list.rows.filter(({ id }) => selection.ids.has(id))}
            question={query}
            total={page?.total}
          />
        </>
      )}
      {isPhone && selection.ids.size === 0 && !selection.choosing && viewSwitch}
      {search.open !== null && <HousePanel houseId={search.open} panel={list.panel} total={list.count} />}
    </Pane>
  );
}
