import { mapText } from '@toam/contracts/map/map.text';
import { Stack } from '../layout/layout';
import { inPlace } from '../on-demand/on-demand';

// The map's library is half as large as the list's code, and most people use only the table.
/** A map that fills its parent; its code loads when the first one is shown. */
export const MapView = inPlace(
  () => import('./map-canvas'),
  (failure) =>
    failure ? (
      <Stack height="100%" align="center" justify="center" padX={16} background="layout">
        {failure}
      </Stack>
    ) : (
      <Stack height="100%" background="layout" role="status" aria-label={mapText.loading} />
    ),
);
