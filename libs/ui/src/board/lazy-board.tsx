import { inPlace } from '../on-demand/on-demand';
import { PendingState } from '../screen/screen-state';

/** Columns of cards that can be moved. Its code comes with the first board. */
export const Board = inPlace(
  () => import('./board'),
  (failure) => failure ?? <PendingState />,
);
