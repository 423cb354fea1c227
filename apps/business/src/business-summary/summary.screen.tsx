import { useQuery } from '@tanstack/react-query';
import { figuresLimit } from '@toam/contracts/business/statistic.schema';
import { figureOfStaff } from '@toam/contracts/business/figure-value';
import { summaryText as text } from './business-summary.text';
import { fiveWayKinds } from '@toam/domain/business/five-way';
import { EmptyState, Pane, Row, ScreenState, useAddressParams, useIsPhone, useUrlState } from '@toam/ui/core';
import { PillBar, SortMenu } from '@toam/ui/list';
import { periodFault } from '@toam/pickers/period/period-fault';
import { BusinessFilterBar } from '../business/business-filter-bar';
import { useBusinessFilter } from '../business/use-business-filter';
import { FigurePanel } from '../business/figure/figure-panel';
import type { ShownFigures } from '../business/figure/shown-figures';
import { useLiveFigures } from '../business/figure/use-live-figures';
import { SummaryCards } from './summary-cards';
import { nameColumn, sortedPeople, summaryColumns, summarySort } from './summary-columns';
import { SummaryExport } from './summary-export';
import { SummarySkeleton } from './summary-skeleton';
import { SummaryTable } from './summary-table';
import { summaryQuery } from './summary.queries';
import { summarySearch } from './summary.search';

/** /bussiness/statistic: a row for each person, and the total, recomputed. D25, specification 3 §2.2. */
export function Component() {
  const [choice, search] = useBusinessFilter();
  const [address, change] = useUrlState(summarySearch);
  const { part } = address;
  const asked = summaryQuery(choice);
  const fault = periodFault(choice.period, figuresLimit);
  const found = useQuery({ ...asked, enabled: fault === null });
  useLiveFigures(asked.queryKey);
  const isPhone = useIsPhone();
  const columns = summaryColumns(part);
  const sort = summarySort(part, address);
  const onSort = ({ column, direction }: typeof sort) => change({ sort: column, direction }, { replace: true });
  const shown: ShownFigures = {
    amountOf: ({ figure, person }) => {
      const { list, total } = found.data ?? { list: [], total: null };
      const row = person === undefined ? total : list.find(({ user }) => user.id === person);
      return row ? figureOfStaff(row, figure) : null;
    },
    isReading: found.isFetching,
    onReload: () => void found.refetch(),
  };
  const People = isPhone ? SummaryCards : SummaryTable;
  return (
    <Pane>
      <BusinessFilterBar choice={choice} onSearch={search} limit={figuresLimit} />
      <Row flex="none" gap={8} padX={[16, 12]} padY={[6, 4]}>
        <Parts part={part} />
        {isPhone && (
          <SortMenu
            columns={[{ figure: nameColumn, title: text.user }, ...columns].map(({ figure, title }) => ({
              ...{ key: figure, title },
              sortable: true,
            }))}
            value={sort}
            onChange={onSort}
          />
        )}
        {fault === null && <SummaryExport choice={choice} part={part} />}
      </Row>
      {fault === null ? (
        <ScreenState query={found} skeleton={<SummarySkeleton columns={columns.length} />}>
          {({ list, total }) =>
            list.length === 0 ? (
              <EmptyState reason={text.nobody} />
            ) : (
              <People
                people={sortedPeople(list, sort)}
                total={total}
                columns={columns}
                sort={sort}
                onSort={onSort}
                isStale={found.isPlaceholderData}
              />
            )
          }
        </ScreenState>
      ) : (
        <EmptyState title={fault} />
      )}
      {fault === null && <FigurePanel choice={choice} shown={shown} />}
    </Pane>
  );
}

/** The parts as links, each with the same period and people. */
function Parts({ part }: { part: (typeof fiveWayKinds)[number] }) {
  const [params] = useAddressParams();
  const linkTo = (key: string) => {
    const next = new URLSearchParams(params);
    for (const name of ['part', 'sort', 'direction', 'figure', 'previous', 'bar', 'person']) next.delete(name);
    if (key !== 'synthetic') next.set('part', key);
    return { search: next.toString() };
  };
  return (
    <PillBar
      label={text.parts}
      current={part}
      pills={fiveWayKinds.map((key) => ({ key, to: linkTo(key), label: text.part[key] }))}
    />
  );
}
