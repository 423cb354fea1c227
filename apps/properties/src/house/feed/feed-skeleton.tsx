import { listText } from '@toam/contracts/texts/list';
import { Bone, Row, Stack } from '@toam/ui/core';
import * as css from './feed.module.css';

/** The first load, in the shape of posts. */
export const FeedSkeleton = () => (
  <div role="status" aria-label={listText.loading}>
    {[0, 1, 2].map((post) => (
      <Stack
        key={post}
        className={css.post}
        edge="bottomSoft"
        gap={10}
        aria-hidden
        style={{ opacity: 1 - post * 0.25 }}
      >
        <Row gap={8}>
          <Bone width={32} height={32} radius="circle" />
          <Bone width={140} height={12} />
        </Row>
        <Bone width="72%" height={14} />
        <Bone width="54%" height={10} />
        <Bone width="100%" height={168} radius={8} />
        <Bone width="46%" height={12} />
      </Stack>
    ))}
  </div>
);
