import { mapText } from '@toam/contracts/texts/map';
import { lazy, Suspense } from 'react';
import type { MapProps } from './map-view';

// The map's library is half as large as the list's code, and most people use only the table.
const LazyMapCanvas = lazy(() => import('./map-canvas'));

const Space = () => (
  <div role="status" aria-label={mapText.loading} style={{ height: '100%', background: 'var(--layout)' }} />
);

/** A map that fills its parent; its code loads when the first one is shown. */
export const MapView = (props: MapProps) => (
  <Suspense fallback={<Space />}>
    <LazyMapCanvas {...props} />
  </Suspense>
);
