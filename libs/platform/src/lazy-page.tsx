import { platformText } from '@toam/contracts/texts/platform';
import { platformHost, RemoteNameContext } from '@toam/platform/host';
// eslint-disable-next-line no-restricted-imports -- its RetryBoundary makes a new one for each try
import { lazy, Suspense, use, useState, type ComponentType } from 'react';
import { CodeFailure } from './code-failure';
import { RetryBoundary } from './retry-boundary';
import { codeSilence, unlessSilent } from './silence';

/** A screen's module: `*.screen.tsx` exports `Component`, as React Router's own lazy routes do. */
type LoadPage = () => Promise<{ Component: ComponentType }>;

/** A chunk that hangs is given up long before the bundler does after two minutes. A later try finds it if it came after all. */
const loadHeard = (load: LoadPage): ReturnType<LoadPage> => unlessSilent(load(), codeSilence, 'a screen');

const asLazy = (load: LoadPage) => lazy(async () => ({ default: (await loadHeard(load)).Component }));

/** Shown if a page's code did not load. Loads it again on request. */
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
          <CodeFailure
            title={platformText.partDown('Trang này')}
            why={platformText.partDownWhy}
            onRetry={retry}
            isScreen
          />
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
 * `lazy` of a route that never rejects, and never waits for a line that is dead. React Router keeps a rejected lazy() until the page is reloaded, so one lost packet would
 * make the screen unusable. Here a failure is a page with a retry.
 * @example { path: 'house', lazy: lazyPage(() => import('./house-list/house-list.screen')), ...handleOf('Bất động sản') }
 */
export const lazyPage = (load: LoadPage) => async (): Promise<{ Component: ComponentType }> => {
  try {
    return { Component: (await loadHeard(load)).Component };
  } catch (error) {
    return { Component: () => <LatePage load={load} firstError={error} /> };
  }
};
