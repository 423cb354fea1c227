import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { needHouseQueries } from './drawer/need-houses.queries';

const load = () => import('./drawer/need-drawer');
const Drawer = lazy(load);

/**
 * A need's drawer over any screen. The address keeps its state (`needDrawerSearch`). Closing removes `need` and the
 * drawer's own parameters. Specification 2 §2, mockup 09.
 */
export const NeedDrawer = ({ needId }: { needId: number }) => (
  <Suspense fallback={null}>
    <Drawer key={needId} needId={needId} />
  </Suspense>
);

/** Preloads the drawer's code. A failure here is shown when a drawer opens. */
export const loadNeedDrawer = (): void => void load().catch(() => undefined);

/** Preloads the drawer's code and a need's first page while its row is pressed or the pointer rests on it. */
export function warmNeedDrawer(queries: QueryClient, needId: number): void {
  loadNeedDrawer();
  void queries.prefetchInfiniteQuery(needHouseQueries.list(needId, { group: 'suitable', later: 0 }));
}
