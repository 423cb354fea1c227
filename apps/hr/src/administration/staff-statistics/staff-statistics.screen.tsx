import { useQuery, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import {
  type StaffStatistic,
  readStaffStatistic,
  notYet,
  type StaffSlice,
} from '@toam/contracts/user/staff-statistic.endpoints';
import { type Missable, privateStaffFilters, type StaffFilters } from '@toam/contracts/user/user-list.schema';
import { userText } from '@toam/contracts/user/user.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeStaffPapers } from '@toam/domain/staff/user-access';
import { Card, EmptyState, formatNumber, Grid, ScreenState, Stack, Text } from '@toam/ui/core';
import { RingChart, Skeleton } from '@toam/ui/detail';
import { useId } from 'react';
import { paths } from '../paths';
import { staffStatisticText as text } from '../staff/staff-statistic.text';
import { userQueries } from '../staff/staff.queries';
import * as css from './staff-statistics.module.css';

type PieName = keyof typeof text.pies;

/** The labels of a pie's values, and the filter of the staff list that finds the people. */
interface Pie {
  words: Readonly<Record<string, string>>;
  filter: keyof StaffFilters;
  /** The field that is empty for people whose value is unknown. */
  missing: Missable;
}

/** In the order of the screen. Specification 2 §2 "Statistics". */
const pies: Readonly<Record<PieName, Pie>> = {
  totalByAge: { words: text.ages, filter: 'age', missing: 'date_of_birth' },
  Gender: { words: userText.gender, filter: 'gender', missing: 'gender' },
  Marriage: { words: userText.marriage, filter: 'marriage', missing: 'marriage' },
  Education: { words: userText.literacy, filter: 'literacy', missing: 'literacy' },
  Religion: { words: userText.religion, filter: 'religion', missing: 'religion' },
  Department: { words: userText.department, filter: 'department', missing: 'department' },
};
const pieNames = Object.keys(pies) as PieName[];

const isPrivate = (filter: keyof StaffFilters): boolean => privateStaffFilters.some((one) => one === filter);

/** The list of these active people; undefined if the viewer may not filter by it. */
function listOf(viewer: Pick<Actor, 'role'>, { filter, missing }: Pie, value: string): string | undefined {
  const [column, chosen] = value === notYet ? (['missing', missing] as const) : ([filter, value] as const);
  if (isPrivate(column) && !canSeeStaffPapers(viewer)) return undefined;
  return `${paths.staff}?${String(new URLSearchParams({ [`f.${column}`]: chosen, 'f.status': '1' }))}`;
}

/** One pie's slices in the chart's shape. */
const partsOf = (viewer: Pick<Actor, 'role'>, name: PieName, statistic: StaffStatistic) =>
  statistic[name].map(({ value, total }: StaffSlice) => ({
    key: value,
    label: value === notYet ? text.notYet : (pies[name].words[value] ?? value),
    value: total,
    to: listOf(viewer, pies[name], value),
  }));

/** /admin/user-chart: number of staff, their ages, and six pies. A slice links to its people. Specification 2 §2 "Statistics". */
export function Component() {
  const statistic = useQuery(staffStatistic);
  return (
    <Stack flex={1} padX={16} padY={[16, 12]} overflow="scroll">
      <ScreenState query={statistic} skeleton={<Bones />}>
        {(shown) => (shown.total === 0 ? <EmptyState reason={text.nobody} /> : <Figures shown={shown} />)}
      </ScreenState>
    </Stack>
  );
}

const figures = { columns: 4, gap: 12, className: css.figures } as const;
const pieGrid = { columns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))', gap: 12, top: 12 } as const;

function Figures({ shown }: { shown: StaffStatistic }) {
  const viewer = useUser();
  return (
    <>
      <Cards shown={shown} />
      <Text as="p" top={8} size={12} tone="text3">
        {text.counted}
      </Text>
      <Grid {...pieGrid}>
        {pieNames.map((name) => (
          <PieCard key={name} title={text.pies[name]} parts={partsOf(viewer, name, shown)} />
        ))}
      </Grid>
    </>
  );
}

/** The number of people, and their ages in whole years. Specification 2 §9. */
function Cards({ shown: { total, averageAge } }: { shown: StaffStatistic }) {
  const [ages] = averageAge;
  const years = (age: number | undefined) => (age === undefined ? text.unknownAge : text.years(formatNumber(age)));
  const cards = [
    [text.total, text.people(formatNumber(total))],
    [text.average, years(ages?.value)],
    [text.youngest, years(ages?.min_age)],
    [text.oldest, years(ages?.max_age)],
  ] as const;
  return (
    <Grid as="dl" {...figures} aria-label={text.figures}>
      {cards.map(([label, value]) => (
        <Card key={label} padY={14}>
          <Text as="dt" size={13} tone="text2">
            {label}
          </Text>
          <Text as="dd" top={2} size={20} weight={600}>
            {value}
          </Text>
        </Card>
      ))}
    </Grid>
  );
}

function PieCard({ title, parts }: { title: string; parts: ReturnType<typeof partsOf> }) {
  const id = useId();
  return (
    <Card as="section" gap={12} padY={14} aria-labelledby={id}>
      <Text as="h2" id={id} size={14} weight={600}>
        {title}
      </Text>
      <RingChart label={title} parts={parts} />
    </Card>
  );
}

/** The skeleton while data loads. */
const Bones = () => (
  <div role="status" aria-label={text.loading}>
    <Grid {...figures}>
      {[1, 2, 3, 4].map((at) => (
        <Card key={at} padY={14}>
          <Skeleton active title={false} paragraph={{ rows: 2 }} />
        </Card>
      ))}
    </Grid>
    <Grid {...pieGrid}>
      {pieNames.map((name) => (
        <Card key={name} padY={14}>
          <Skeleton active avatar={{ size: 140 }} title={{ width: '40%' }} paragraph={{ rows: 3 }} />
        </Card>
      ))}
    </Grid>
  </div>
);

/** The staff statistics; a live `record.changed` of `user` marks them stale. */
const staffStatistic = queryOptions({
  queryKey: [...userQueries.all, 'statistic'],
  queryFn: ({ signal }) => call(readStaffStatistic, {}, signal),
});
