import { useQuery } from '@tanstack/react-query';
import { figuresLimit, type StaffFigures } from '@toam/contracts/business/statistic.schema';
import { figureOfStaff } from '@toam/contracts/business/figure-value';
import { fiveWayKinds, type FiveWayKind } from '@toam/domain/business/five-way';
import {
  EmptyState,
  Pane,
  Row,
  ScreenState,
  useAddressParams,
  useIsPhone,
  useUrlState,
  Bone,
  Stack,
  Avatar,
  Card,
  Grid,
  Text,
  TwoLines,
} from '@toam/ui/core';
import { PillBar, SortMenu } from '@toam/ui/list';
import { periodFault } from '@toam/pickers/period/period-fault';
import { sortOrder } from '@toam/list-screen/list-search';
import { z } from 'zod';
import { userText } from '@toam/contracts/user/user.text';
import type { JobPosition } from '@toam/domain/actor';
import { summaryText as text } from './business-summary.text';
import { BusinessFilterBar } from '../business/business-filter-bar';
import { useBusinessFilter } from '../business/use-business-filter';
import { FigurePanel } from '../business/figure/figure-panel';
import type { ShownFigures } from '../business/figure/shown-figures';
import { useLiveFigures } from '../business/figure/use-live-figures';
import { nameColumn, sortedPeople, summaryColumns, summarySort, type SummaryColumn } from './summary-columns';
import { SummaryTable } from './summary-table';
import { summaryQuery } from './summary.queries';
import { type BusinessChoice, questionOf } from '../business/business-choice';
import { ExportButton } from '../business/export-button';
import { SummaryFigure } from './summary-figure';
import type { SummaryPeopleProps } from './summary-props';
import * as css from './summary.module.css';

/** What the address holds besides the filter. The column that sorts is one of the part, or 'user'. */
const summarySearch = z.object({
  part: z.enum(fiveWayKinds).catch('synthetic'),
  sort: z.string().catch(''),
  direction: sortOrder('desc'),
});

/** Lines in the shape of the table. */
const SummarySkeleton = ({ columns }: { columns: number }) => (
  <Stack aria-hidden divided>
    {Array.from({ length: 9 }, (_, line) => (
      <Row key={line} gap={24} height={48} padX={16}>
        <Bone width={170} height={14} />
        {Array.from({ length: columns }, (_value, at) => (
          <Bone key={at} width={64} height={12} />
        ))}
      </Row>
    ))}
  </Stack>
);

interface SummaryExportProps {
  choice: BusinessChoice;
  part: FiveWayKind;
}

/** 'Xuất': the people and columns on the screen, and a sheet with the total. */
function SummaryExport({ choice, part }: SummaryExportProps) {
  const standards = part === 'synthetic' ? [] : [`standard.${part}.demand`, `standard.${part}.seen`];
  const columns = ['user', 'job_position', ...summaryColumns(part).map(({ figure }) => figure), ...standards];
  return <ExportButton kind="staff_statistic" question={questionOf(choice)} columns={columns} />;
}

/** People in cards on a phone, all of them first. */
function SummaryCards({ people, total, columns, isStale }: SummaryPeopleProps) {
  return (
    <Stack
      flex={1}
      overflow="scroll"
      gap={8}
      padX={12}
      padY={12}
      background="layout"
      data-stale={isStale || undefined}
      className={css.cards}
      tabIndex={0}
      role="region"
      aria-label={text.table}
    >
      <Card as="article" gap={10} padX={14} padY={12} background="tealTint">
        <Text as="h2" size={14} weight={600}>
          {text.total(people.length)}
        </Text>
        <Figures columns={columns} row={total} person={null} />
      </Card>
      {people.map((row) => (
        <Card as="article" key={row.user.id} gap={10} padX={14} padY={12}>
          <Row gap={10}>
            <Avatar id={row.user.id} name={row.user.name} image={row.user.avatar} size={32} decorative />
            <TwoLines flex={1}>
              <Text as="h2" size={14} ellipsis>
                {row.user.name}
              </Text>
              <span>{userText.jobPosition[row.user.job_position as JobPosition]}</span>
            </TwoLines>
          </Row>
          <Figures columns={columns} row={row} person={row.user.id} />
        </Card>
      ))}
    </Stack>
  );
}

interface FiguresProps {
  columns: readonly SummaryColumn[];
  row: StaffFigures;
  person: number | null;
}

const Figures = ({ columns, row, person }: FiguresProps) => (
  <Grid as="dl" columns={2} gap={12} rowGap={8}>
    {columns.map((column) => (
      <div key={column.figure}>
        <Text as="dt" size={12} tone="text2">
          {column.title}
        </Text>
        <Text as="dd" size={14} weight={600}>
          <SummaryFigure column={column} row={row} person={person} />
        </Text>
      </div>
    ))}
  </Grid>
);

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
