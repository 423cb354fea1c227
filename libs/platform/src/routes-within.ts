import { segmentOf } from '@toam/platform/remote-manifest';
import type { RouteObject } from 'react-router-dom';

export interface SortedRoutes {
  /** Under the segments of the remote. */
  own: RouteObject[];
  /** Paths of the others: another remote's, the shell's, or all. */
  foreign: string[];
}

/** Layouts without a path lend theirs to nobody: what stands below them is looked at. */
function sorted(route: RouteObject, segments: readonly string[]): SortedRoutes {
  if (route.path !== undefined || !route.children) {
    const isOwn = segments.includes(segmentOf(route.path ?? ''));
    return isOwn ? { own: [route], foreign: [] } : { own: [], foreign: [`/${route.path ?? ''}`] };
  }
  const { own, foreign } = routesWithin({ segments }, route.children);
  return { own: own.length > 0 ? [{ ...route, children: own }] : [], foreign };
}

/** A remote answers for the addresses that the registry gives it, whatever its code says. */
export function routesWithin(
  { segments }: Readonly<Record<'segments', readonly string[]>>,
  routes: readonly RouteObject[],
): SortedRoutes {
  const parts = routes.map((route) => sorted(route, segments));
  return { own: parts.flatMap(({ own }) => own), foreign: parts.flatMap(({ foreign }) => foreign) };
}
