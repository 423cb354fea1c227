import { useInfiniteQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseText } from '@toam/contracts/texts/house';
import { houseListText } from '@toam/contracts/texts/house-list';
import { canCreateHouse } from '@toam/domain/house-access';
import { formatTotal, ScreenTitle, useIsPhone } from '@toam/ui/core';
import {
  ColumnSettings,
  FilterBar,
  filterColumnsOf,
  ListTable,
  rowsOf,
  SortMenu,
  useColumnLayout,
  type ListSort,
} from '@toam/ui/heavy';
import { houseQueries } from '../house/house.queries';
import { CreateHouseButton } from './create-house-button';
import { HouseCard } from './house-card';
import { houseColumns, reducedStatusColumns } from './house-list.columns';
import './house-list.css';
import './house-panel.css';
import { hasReducedStatus, houseSearch, questionOf, useHouseAddress } from './house-list.search';
import { NoHouses } from './no-houses';
import { HousePanel } from './house.panel';
import { HouseSelection } from './house-selection';
import { HouseSwitches } from './house-switches';
import { HouseTabs } from './house-tabs';
import { useOpenedHouse } from './use-opened-house';
import { useHouseSelection } from './use-house-selection';

const filterable = { all: filterColumnsOf(houseColumns), reduced: filterColumnsOf(reducedStatusColumns) };
const card = (house: HouseRow) => <HouseCard house={house} />;

/** /house: the houses that the person may see. Specification 1 §2 "Property list". */
export function Component() {
  const user = useUser();
  const isPhone = useIsPhone();
  const { search, filters, change, setFilters, clear } = useHouseAddress(
    (now) => filterable[hasReducedStatus(user, now) ? 'reduced' : 'all'],
  );
  const isReduced = hasReducedStatus(user, search);
  const layout = useColumnLayout('house', user.id, isReduced ? reducedStatusColumns : houseColumns);
  const question = questionOf(user, search, filters);
  const houses = useInfiniteQuery(houseQueries.list(question));
  const { selection, setOnly } = useHouseSelection(question);

  const rows = rowsOf(houses);
  const [page] = houses.data?.pages ?? [];
  const count = page && formatTotal(page.total, page.total_capped);
  const filtering = { value: filters, onChange: setFilters };
  const sorting = {
    value: { column: search.sort, direction: search.direction },
    onChange: ({ column, direction }: ListSort) => change({ sort: houseSearch.shape.sort.parse(column), direction }),
  };
  const { open, close } = useOpenedHouse(search.open, change);

  return (
    <div className="house-list">
      <ScreenTitle text={houseText.listTitle} count={count} actions={canCreateHouse(user) && <CreateHouseButton />} />
      <HouseTabs
        mode={search.mode}
        role={search.role}
        isListed={houses.isSuccess}
        onChange={(mode) => change({ mode, open: null })}
      />
      <FilterBar
        search={{
          value: search.search,
          placeholder: houseText.searchPlaceholder,
          onSearch: (text) => change({ search: text }, { replace: true }),
        }}
        columns={filterable[isReduced ? 'reduced' : 'all']}
        quick={['property_type']}
        filters={filtering}
        switchesOn={[search.role !== 'all', search.status].filter(Boolean).length}
        resultText={count ? houseListText.seeResults(count) : houseListText.seeAll}
        tools={
          <>
            <SortMenu columns={houseColumns} {...sorting} />
            {!isPhone && <ColumnSettings layout={layout} />}
          </>
        }
      >
        <HouseSwitches search={search} withStatus={isReduced} onChange={change} />
      </FilterBar>
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
      <HouseSelection
        selection={selection}
        onOnlyChange={setOnly}
        rows={rows.filter(({ id }) => selection.ids.has(id))}
      />
      {search.open !== null && (
        <HousePanel houseId={search.open} rows={rows} total={count} onOpen={open} onClose={close} />
      )}
    </div>
  );
}
