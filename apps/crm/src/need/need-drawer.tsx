import type { QueryClient } from '@tanstack/react-query';
import { onPress } from '@toam/ui/core';
import { useDrawerAddress } from './drawer/need-drawer.search';
import { needHouseQueries } from './drawer/need-houses.queries';

const load = () => import('./drawer/need-drawer');
const Drawer = onPress<{ needId: number; onClose: () => void }>(load);

/**
 * A need's drawer over any screen. The address keeps its state (`needDrawerSearch`). Closing removes `need` and the
 * drawer's own parameters. Specification 2 §2, mockup 09.
 */
export function NeedDrawer({ needId }: { needId: number }) {
  const { close } = useDrawerAddress();
  return <Drawer key={needId} needId={needId} onClose={close} />;
}

/** Preloads the drawer's code. A failure here is shown when a drawer opens. */
export const loadNeedDrawer = (): void => void load().catch(() => undefined);

/** Preloads the drawer's code and a need's first page while its row is pressed or the pointer rests on it. */
export function warmNeedDrawer(queries: QueryClient, needId: number): void {
  loadNeedDrawer();
  void queries.prefetchInfiniteQuery(needHouseQueries.list(needId, { group: 'suitable', later: 0 }));
}
