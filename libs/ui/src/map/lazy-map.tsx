import { mapText } from '@toam/contracts/texts/map';
import { lazy, Suspense } from 'react';
import { Stack } from '../layout/layout';
import type { MapProps } from './map-view';

// The map's library is half as large as the list's code, and most people use only the table.
const LazyMapCanvas = lazy(() => import('./map-canvas'));

const Space = () => <Stack height="100%" background="layout" role="status" aria-label={mapText.loading} />;

/** A map that fills its parent; its code loads when the first one is shown. */
export const MapView = (props: MapProps) => (
  <Suspense fallback={<Space />}>
    <LazyMapCanvas {...props} />
  </Suspense>
);
