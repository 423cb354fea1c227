import { listText } from '@toam/contracts/texts/list';
import { Skeleton } from '@toam/ui/core';

/** The page's shape while the house loads. */
export const DetailSkeleton = () => (
  <div className="house-body" role="status" aria-label={listText.loading}>
    <div className="house-skeleton-head">
      <Skeleton active title={{ width: '46%' }} paragraph={{ rows: 1, width: '62%' }} />
    </div>
    <div className="house-gallery house-skeleton-gallery" data-count={5}>
      {[0, 1, 2, 3, 4].map((place) => (
        <span key={place} />
      ))}
    </div>
    <div className="house-columns">
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
      <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 4 }} />
    </div>
  </div>
);
