import { useInfiniteQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseText } from '@toam/contracts/texts/house';
import { houseListText } from '@toam/contracts/texts/house-list';
import { canCreateHouse } from '@toam/domain/house-access';
import { useOpenedRow } from '@toam/list-screen/use-opened-row';
import { formatTotal, PendingState, ScreenTitle, useIsPhone } from '@toam/ui/core';
import {
  ColumnSettings,
  FilterBar,
  ListTable,
  rowsOf,
  SortMenu,
  useColumnLayout,
  useListSelection,
  type ListSort,
} from '@toam/ui/heavy';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { houseQueries } from '../house/house.queries';
import { CreateHouseButton } from '../house/create-house-button';
import { tagColumn, TagFilter } from '../house/tags/tag-filter';
import { useLiveTags } from '../house/tags/tag.queries';
import { HouseCard } from './house-card';
import { houseListColumns, reducedStatusColumns } from './house-list.columns';
import './house-list.css';
import './house-panel.css';
import { filterColumns, hasReducedStatus, houseSearch, questionOf, useHouseAddress } from './house-list.search';
import { HouseListMenu } from './house-list.menu';
import { NoHouses } from './no-houses';
import { HousePanel } from './house.panel';
import { HouseSelection } from './house-selection';
import { HouseSwitches } from './house-switches';
import { HouseTabs } from './house-tabs';
import { HouseViewSwitch } from './house-view-switch';
import { FreshSince } from './fresh-since';
import { withRentPrice } from './price-filter';
import { SaveViewButton } from './save-view-button';
import { SavedViewMenu } from './saved-view-menu';
import { useSavedView } from './use-saved-view';
import { useLiveHouses } from './use-live-houses';

// Most people look at the table.
const HouseMap = lazy(() => import('./house-map'));

/** What houses are mostly looked for by: open in a phone's sheet, in this order. Mockup 14. */
const usualFilters = 'purpose into_money province house_tag area floors property_type number_bedroom'.split(' ');

const card = (house: HouseRow) => <HouseCard house={house} />;

/** /house: the houses that the person may see. Specification 1 §2 "Property list". */
export function Component() {
  const user = useUser();
  const isPhone = useIsPhone();
  const { search, filters, change, setFilters, clear } = useHouseAddress((now) => filterColumns(user, now));
  const isReduced = hasReducedStatus(user, search);
  const layout = useColumnLayout('house', user.id, isReduced ? reducedStatusColumns : houseListColumns);
  const view = useSavedView(layout);
  const question = questionOf(user, search, filters);
  const houses = useInfiniteQuery(houseQueries.list(question));
  const { selection, setOnly, startChoosing } = useListSelection(question);
  useLiveTags();
  useLiveHouses(question);

  const rows = rowsOf(houses);
  const [page] = houses.data?.pages ?? [];
  const count = page && formatTotal(page.total, page.total_capped);
  const filterable = withRentPrice(filterColumns(user, search), filters);
  const filtering = { value: filters, onChange: setFilters };
  const sorting = {
    value: { column: search.sort, direction: search.direction },
    onChange: ({ column, direction }: ListSort) => change({ sort: houseSearch.shape.sort.parse(column), direction }),
  };
  const { open, close } = useOpenedRow(search.open, change);
  const { state } = useLocation() as { state: unknown };
  const isMap = search.view === 'map';
  const viewSwitch = <HouseViewSwitch view={search.view} onChange={(next) => change({ view: next, open: null })} />;

  return (
    <div className="house-list">
      <ScreenTitle
        text={houseText.listTitle}
        count={count}
        actions={
          <>
            <HouseListMenu question={question} layout={layout} count={count} onChoose={startChoosing} />
            {canCreateHouse(user) && <CreateHouseButton />}
          </>
        }
      />
      <HouseTabs
        mode={search.mode}
        question={question}
        listed={houses.isPlaceholderData ? undefined : page}
        onChange={(mode) => change({ mode, open: null })}
        extra={<SavedViewMenu opened={view} />}
      />
      <FilterBar
        search={{
          value: search.search,
          placeholder: houseText.searchPlaceholder,
          onSearch: (text) => change({ search: text }, { replace: true }),
        }}
        columns={isPhone ? filterable : filterable.filter(({ key }) => key !== tagColumn)}
        quick={['property_type']}
        first={usualFilters}
        filters={filtering}
        switchesOn={[search.role !== 'all', search.status].filter(Boolean).length}
        onResetSwitches={() => change({ role: 'all', status: null })}
        counting={houses.isPlaceholderData}
        sheetAction={<SaveViewButton opened={view} />}
        resultText={count ? houseListText.seeResults(count) : houseListText.seeAll}
        tools={
          <>
            {!isPhone && viewSwitch}
            {!isMap && <SortMenu columns={houseListColumns} {...sorting} />}
            {!isPhone && !isMap && <ColumnSettings layout={layout} />}
          </>
        }
      >
        <HouseSwitches search={search} withStatus={isReduced} onChange={change} />
        {/* a phone's sheet has the tags among the filters */}
        {!isPhone && <TagFilter filters={filters} onChange={setFilters} />}
      </FilterBar>
      {isMap ? (
        <Suspense fallback={<PendingState />}>
          <HouseMap
            question={question}
            at={search.at}
            // the entry keeps what it knows of the panel's way back
            onMove={(at) => change({ at }, { replace: true, state })}
            openId={search.open}
            onOpen={open}
            empty={<NoHouses search={search} filters={filters} onClear={clear} />}
          />
        </Suspense>
      ) : (
        <>
          <FreshSince value={view.since}>
            <ListTable
              label={houseListText.table}
              query={houses}
              question={JSON.stringify(question)}
              layout={layout}
              sort={sorting}
              filters={filtering}
              selection={selection}
              opened={{ id: search.open, onOpen: open }}
              phoneRow={card}
              empty={<NoHouses search={search} filters={filters} onClear={clear} />}
            />
          </FreshSince>
          <HouseSelection
            selection={selection}
            onOnlyChange={setOnly}
            rows={rows.filter(({ id }) => selection.ids.has(id))}
            question={question}
            total={page?.total}
          />
        </>
      )}
      {isPhone && selection.ids.size === 0 && !selection.choosing && viewSwitch}
      {search.open !== null && (
        <HousePanel houseId={search.open} rows={rows} total={count} onOpen={open} onClose={close} />
      )}
    </div>
  );
}
