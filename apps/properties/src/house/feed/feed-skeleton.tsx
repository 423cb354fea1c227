import { listText } from '@toam/contracts/texts/list';

const Bone = ({ width, height, round = 4 }: { width: number | string; height: number; round?: number }) => (
  <i className="ta-bone" style={{ display: 'block', width, height, borderRadius: round }} />
);

/** The first load, in the shape of posts. */
export const FeedSkeleton = () => (
  <div role="status" aria-label={listText.loading}>
    {[0, 1, 2].map((post) => (
      <div key={post} className="house-post house-post-bones" aria-hidden style={{ opacity: 1 - post * 0.25 }}>
        <header>
          <Bone width={32} height={32} round={16} />
          <Bone width={140} height={12} />
        </header>
        <Bone width="72%" height={14} />
        <Bone width="54%" height={10} />
        <Bone width="100%" height={168} round={8} />
        <Bone width="46%" height={12} />
      </div>
    ))}
  </div>
);
