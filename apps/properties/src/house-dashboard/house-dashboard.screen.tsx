import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { canCreateHouse } from '@toam/domain/house/house-access';
import { periods, type Period } from '@toam/domain/period';
import { Slot } from '@toam/platform/slot';
import {
  Card,
  FailedState,
  formatClock,
  Grid,
  LogoMark,
  Pane,
  ScreenTitle,
  Stack,
  Text,
  useIsDesktop,
  useIsPhone,
  useUrlState,
  Row,
  CountBadge,
  formatNumber,
  formatDate,
  Segmented,
} from '@toam/ui/core';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { notificationText } from '@toam/contracts/notification/notification.text';
import { notificationQueries, seeOne } from '@toam/live/notification.queries';
import { NotificationRow, AreaChart } from '@toam/ui/detail';
import type { DashboardFigures } from '@toam/contracts/dashboard/dashboard.endpoints';
import { dashboardText } from '../house/dashboard.text';
import { CreateHouseButton } from '../house/create-house-button';
import { FeedPosts, useFeed } from '../house/feed/feed-posts';
import { paths } from '../paths';
import { dashboardQueries, topHouses } from './dashboard.queries';
import { FigureBones, FigureCards } from './figure-cards';
import { TopHouses } from './top-houses';
import * as css from './house-dashboard.module.css';
import { Heading, CardList, DashboardCard } from './dashboard-card';

const search = z.object({ by: z.enum(periods).catch('month') });

/** Above the feed, the ranking is short so that the feed stays visible. */
const topHousesAbove = 5;

interface ColumnHeadProps extends Pick<ComponentProps<typeof Row>, 'edge' | 'phone'> {
  title: string;
  /** On the right of the title. */
  children: ReactNode;
}

/** The title of the feed, and of what stands beside it. */
const ColumnHead = ({ title, children, ...look }: ColumnHeadProps) => (
  <Row {...look} as="header" className={css.columnHead} flex="none" justify="between" gap={12} height={44} size={12}>
    <Heading>{title}</Heading>
    {children}
  </Row>
);

/** The six newest notifications, the same as in the bell. Specification 2 §2, §9. */
function LatestNotifications() {
  const queries = useQueryClient();
  const latest = useQuery(notificationQueries.latest());
  const markOne = useMutation(seeOne(queries));
  const unread = latest.data?.unread ?? 0;
  return (
    <DashboardCard
      title={
        <>
          {notificationText.title}
          {unread > 0 && <CountBadge>{formatNumber(unread)}</CountBadge>}
        </>
      }
      aside={<Link to={paths.notifications}>{notificationText.showAll}</Link>}
    >
      <CardList query={latest} empty={notificationText.empty}>
        {(list) => (
          <Stack as="ul" className={css.notifications}>
            {list.map((one) => (
              <li key={one.id}>
                <NotificationRow one={one} isShort onOpen={() => one.status === 0 && markOne.mutate(one)} />
              </li>
            ))}
          </Stack>
        )}
      </CardList>
    </DashboardCard>
  );
}

const height = 178;
const lastDay = 6 * 86_400;
const choices = periods.map((value) => ({ value, label: dashboardText.by[value] }));

/** '20/11/2026', '16/11 – 22/11/2026', 'T11/2026' */
function labelOf(by: Period, date: number): string {
  const day = formatDate(date);
  if (by === 'day') return day;
  if (by === 'week') return dashboardText.week(day.slice(0, 5), formatDate(date + lastDay));
  return dashboardText.month(Number(day.slice(3, 5)), Number(day.slice(6)));
}

/** Without the year, because the axis is narrow. */
const tick = (label: string): string => label.split(' ')[0]?.replace(/\/\d{4}$/, '') ?? label;

interface HouseChartProps {
  by: Period;
  onChange: (by: Period) => void;
  /** Undefined while the figures load. */
  figures: DashboardFigures | undefined;
  /** The figures belong to the previous choice. They stay until the new ones are loaded. */
  isPrevious: boolean;
}

/** 'Bất động sản theo thời gian': houses created per day, week or month. Specification 2 §2, §9. */
function HouseChart({ by, onChange, figures, isPrevious }: HouseChartProps) {
  const points = figures?.chart.map(({ date, total }) => ({ label: labelOf(by, date), values: { total } }));
  return (
    <DashboardCard
      title={dashboardText.chart}
      gap={8}
      aside={
        <Segmented
          size="small"
          aria-label={dashboardText.chartBy}
          options={choices}
          value={by}
          onChange={(chosen) => onChange(chosen)}
        />
      }
    >
      {points && !isPrevious ? (
        <AreaChart
          label={dashboardText.chart}
          series={[{ key: 'total', label: dashboardText.chartSeries }]}
          points={points}
          height={height}
          tick={tick}
        />
      ) : (
        <Stack height={height} background="fill" radius={6} />
      )}
    </DashboardCard>
  );
}

/** Figures, chart, notifications and ranking. They are beside the feed, or above it on narrower screens. */
function Overview({ isBeside }: { isBeside: boolean }) {
  const [{ by }, change] = useUrlState(search);
  const figures = useQuery(dashboardQueries.figures(by));
  const { data, error } = figures;
  const isPhone = useIsPhone();
  return (
    <Stack
      as="section"
      padX={16}
      background={isPhone ? undefined : 'layout'}
      overflow={isBeside ? 'scroll' : undefined}
      aria-label={dashboardText.overview}
    >
      <ColumnHead title={dashboardText.overview} phone="hidden">
        {data && <Text tone="text3">{dashboardText.updated(formatClock(data.as_of))}</Text>}
      </ColumnHead>
      <Stack className={css.overview} gap={12}>
        {error && !data ? (
          <Card padX={14} padY={12}>
            <FailedState error={error} busy={figures.isFetching} onRetry={figures.refetch} />
          </Card>
        ) : (
          <>
            {data ? <FigureCards figures={data} /> : <FigureBones />}
            <HouseChart
              by={by}
              figures={data}
              isPrevious={figures.isPlaceholderData}
              onChange={(chosen) => change({ by: chosen }, { replace: true })}
            />
          </>
        )}
        <Grid columns="repeat(auto-fit, minmax(280px, 1fr))" gap={12}>
          {isBeside && <LatestNotifications />}
          <TopHouses most={isBeside ? topHouses : topHousesAbove} />
        </Grid>
        <Slot name="dashboard.card" props={{}} />
      </Stack>
    </Stack>
  );
}

/** /dashboard: the feed beside figures and rankings. Specification 2 §2 "Dashboard", mockup 08. */
export function Component() {
  const user = useUser();
  const isPhone = useIsPhone();
  const isDesktop = useIsDesktop();
  const box = useRef<HTMLDivElement>(null);
  const { query, onScroll } = useFeed(box);
  const mayCreate = canCreateHouse(user);
  const feed = (
    <>
      <ColumnHead title={dashboardText.feed} edge={isDesktop ? 'bottomSoft' : undefined}>
        <Text as={Link} inline align="center" touch tone="teal" to={paths.community}>
          {dashboardText.showAll}
        </Text>
      </ColumnHead>
      <FeedPosts query={query} box={box} />
    </>
  );
  // The keyboard must reach a box that scrolls.
  const scroller = { ref: box, overflow: 'scroll', tabIndex: 0, onScroll } as const;
  return (
    <Pane>
      <ScreenTitle
        text={dashboardText.title}
        before={isPhone && <LogoMark size={28} />}
        actions={mayCreate && !isPhone && <CreateHouseButton />}
      />
      {isDesktop ? (
        <Grid flex={1} columns="minmax(380px, 34%) minmax(0, 1fr)" edge="top">
          <Stack as="section" {...scroller} padX={20} edge="right" aria-label={dashboardText.feed}>
            {feed}
          </Stack>
          <Overview isBeside />
        </Grid>
      ) : (
        <Stack {...scroller} flex={1} edge={isPhone ? undefined : 'top'}>
          <Overview isBeside={false} />
          <Stack as="section" className={css.feed} maxWidth={680} padX={16} aria-label={dashboardText.feed}>
            {feed}
          </Stack>
        </Stack>
      )}
      {mayCreate && isPhone && (
        <Stack className={css.create} radius={10}>
          <CreateHouseButton withWord />
        </Stack>
      )}
    </Pane>
  );
}
