import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { staffStatisticText as text } from '../staff/staff-statistic.text';
import type { StaffStatistic } from '@toam/contracts/user/staff-statistic.endpoints';
import { Card, EmptyState, formatNumber, Grid, ScreenState, Stack, Text } from '@toam/ui/core';
import { RingChart, Skeleton } from '@toam/ui/detail';
import { useId } from 'react';
import { partsOf, pieNames } from './staff-pies';
import { staffStatistic } from './staff-statistics.queries';
import * as css from './staff-statistics.module.css';

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
const pies = { columns: 'repeat(auto-fill, minmax(min(100%, 380px), 1fr))', gap: 12, top: 12 } as const;

function Figures({ shown }: { shown: StaffStatistic }) {
  const viewer = useUser();
  return (
    <>
      <Cards shown={shown} />
      <Text as="p" top={8} size={12} tone="text3">
        {text.counted}
      </Text>
      <Grid {...pies}>
        {pieNames.map((name) => (
          <Pie key={name} title={text.pies[name]} parts={partsOf(viewer, name, shown)} />
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

function Pie({ title, parts }: { title: string; parts: ReturnType<typeof partsOf> }) {
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
    <Grid {...pies}>
      {pieNames.map((name) => (
        <Card key={name} padY={14}>
          <Skeleton active avatar={{ size: 140 }} title={{ width: '40%' }} paragraph={{ rows: 3 }} />
        </Card>
      ))}
    </Grid>
  </div>
);
