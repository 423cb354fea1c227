import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { needHouseQueries } from './drawer/need-houses.queries';

const load = () => import('./drawer/need-drawer');
const Drawer = lazy(load);

/**
 * A need's drawer over whatever screen is open. What is shown in it stands in the address (`needDrawerSearch`); closing it
 * takes `need` and its own parameters out. Specification 2 §2, mockup 09.
 */
export const NeedDrawer = ({ needId }: { needId: number }) => (
  <Suspense fallback={null}>
    <Drawer key={needId} needId={needId} />
  </Suspense>
);

/** Fetches the drawer's code before it is wanted. What fails here is told when a drawer opens. */
export const loadNeedDrawer = (): void => void load().catch(() => undefined);

/** Asks for the drawer's code and a need's first page while its row is being pressed, or a pointer rests on it. */
export function warmNeedDrawer(queries: QueryClient, needId: number): void {
  loadNeedDrawer();
  void queries.prefetchInfiniteQuery(needHouseQueries.list(needId, { group: 'suitable', later: 0 }));
}
