import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { dashboardText } from '../house/dashboard.text';
import { canCreateHouse } from '@toam/domain/house/house-access';
import { periods } from '@toam/domain/period';
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
} from '@toam/ui/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { CreateHouseButton } from '../house/create-house-button';
import { FeedPosts, useFeed } from '../house/feed/feed-posts';
import { paths } from '../paths';
import { ColumnHead } from './column-head';
import { dashboardQueries, topHouses } from './dashboard.queries';
import { FigureBones, FigureCards } from './figure-cards';
import { HouseChart } from './house-chart';
import { LatestNotifications } from './latest-notifications';
import { TopHouses } from './top-houses';
import * as css from './house-dashboard.module.css';

const search = z.object({ by: z.enum(periods).catch('month') });

/** Above the feed, the ranking is short so that the feed stays visible. */
const topHousesAbove = 5;

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
