import { PendingState } from '../screen/screen-state';
import { inPlace } from '../on-demand/on-demand';

/** What differs between two versions of an article. Its code comes with the first comparison. */
export const ArticleDiffView = inPlace(
  () => import('./article-diff-view'),
  (failure) => failure ?? <PendingState />,
);
