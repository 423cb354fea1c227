import { platformText } from '@toam/contracts/texts/platform';
import { platformHost, RemoteNameContext } from '@toam/platform/host';
import { lazy, Suspense, use, useState, type ComponentType } from 'react';
import { FailureCard } from './failure-card';
import { RetryBoundary } from './retry-boundary';

/** A screen's module: `*.screen.tsx` exports `Component`, as React Router's own lazy routes do. */
type LoadPage = () => Promise<{ Component: ComponentType }>;

const asLazy = (load: LoadPage) => lazy(async () => ({ default: (await load()).Component }));

/** Stands where a page's code did not arrive; loads it afresh on demand. */
function LatePage({ load, firstError }: { load: LoadPage; firstError: unknown }) {
  const remote = use(RemoteNameContext);
  const [Page, setPage] = useState<ComponentType>(() => () => {
    throw firstError;
  });
  return (
    <RetryBoundary
      onError={(error) => platformHost().report({ remote, stage: 'load', error })}
      onRetry={() => setPage(() => asLazy(load))}
      fallback={(retry) => (
        <div style={{ padding: 16 }}>
          <FailureCard title={platformText.partDown('Trang này')} why={platformText.partDownWhy} onRetry={retry} />
        </div>
      )}
    >
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </RetryBoundary>
  );
}

/**
 * `lazy` of a route that never rejects. React Router keeps a rejected lazy() for the life of the page, so one lost packet
 * would cost the screen until reload; here the failure is a page with a retry.
 * @example { path: 'house', lazy: lazyPage(() => import('./house-list/house-list.screen')), ...handleOf('Bất động sản') }
 */
export const lazyPage = (load: LoadPage) => async (): Promise<{ Component: ComponentType }> => {
  try {
    return { Component: (await load()).Component };
  } catch (error) {
    return { Component: () => <LatePage load={load} firstError={error} /> };
  }
};
