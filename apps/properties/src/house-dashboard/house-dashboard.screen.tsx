import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { dashboardText } from '@toam/contracts/texts/dashboard';
import { canCreateHouse } from '@toam/domain/house/house-access';
import { periods } from '@toam/domain/period';
import { Slot } from '@toam/platform/slot';
import { FailedState, formatClock, LogoMark, ScreenTitle, useIsDesktop, useIsPhone, useUrlState } from '@toam/ui/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { CreateHouseButton } from '../house/create-house-button';
import { FeedPosts, useFeed } from '../house/feed/feed-posts';
import { paths } from '../paths';
import { dashboardQueries, topHouses } from './dashboard.queries';
import { FigureBones, FigureCards } from './figure-cards';
import { HouseChart } from './house-chart';
import './house-dashboard.css';
import { LatestNotifications } from './latest-notifications';
import { TopHouses } from './top-houses';

const search = z.object({ by: z.enum(periods).catch('month') });

/** Above the feed, the ranking is short so that the feed stays visible. */
const topHousesAbove = 5;

/** Figures, chart, notifications and ranking. They are beside the feed, or above it on narrower screens. */
function Overview({ isBeside }: { isBeside: boolean }) {
  const [{ by }, change] = useUrlState(search);
  const figures = useQuery(dashboardQueries.figures(by));
  const { data, error } = figures;
  return (
    <section className="house-dashboard-side" aria-label={dashboardText.overview}>
      <header className="house-dashboard-head">
        <h2>{dashboardText.overview}</h2>
        {data && <small>{dashboardText.updated(formatClock(data.as_of))}</small>}
      </header>
      {error && !data ? (
        <div className="house-dashboard-card">
          <FailedState error={error} busy={figures.isFetching} onRetry={figures.refetch} />
        </div>
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
      <div className="house-dashboard-pair">
        {isBeside && <LatestNotifications />}
        <TopHouses most={isBeside ? topHouses : topHousesAbove} />
      </div>
      <Slot name="dashboard.card" props={{}} />
    </section>
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
      <header className="house-dashboard-head">
        <h2>{dashboardText.feed}</h2>
        <Link to={paths.community}>{dashboardText.showAll}</Link>
      </header>
      <FeedPosts query={query} box={box} />
    </>
  );
  return (
    <div className="house-dashboard">
      <ScreenTitle
        text={dashboardText.title}
        before={isPhone && <LogoMark size={28} />}
        actions={mayCreate && !isPhone && <CreateHouseButton />}
      />
      {isDesktop ? (
        <div className="house-dashboard-columns">
          {/* The keyboard must reach a box that scrolls. */}
          <section
            ref={box}
            className="house-dashboard-feed"
            aria-label={dashboardText.feed}
            tabIndex={0}
            onScroll={onScroll}
          >
            {feed}
          </section>
          <Overview isBeside />
        </div>
      ) : (
        <div ref={box} className="house-dashboard-stack" tabIndex={0} onScroll={onScroll}>
          <Overview isBeside={false} />
          <section aria-label={dashboardText.feed}>{feed}</section>
        </div>
      )}
      {mayCreate && isPhone && (
        <div className="house-dashboard-create">
          <CreateHouseButton withWord />
        </div>
      )}
    </div>
  );
}
