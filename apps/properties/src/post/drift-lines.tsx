import type { PostRow } from '@toam/contracts/post/post.schema';
import { postManagerText as text } from './post-manager.text';
import { postFieldText } from '@toam/contracts/post/post-preflight.text';
import type { Drift } from '@toam/domain/post/post-drift';
import { Row, Stack, Text } from '@toam/ui/core';

const moved = ({ added = 0, removed = 0 }: Drift): string =>
  [added > 0 && text.added(added), removed > 0 && text.dropped(removed)].filter(Boolean).join(', ') || text.reordered;

/** What the portal has and the house says now, field by field. Mockup 40. */
export const DriftLines = ({ row }: { row: Pick<PostRow, 'drift'> }) => (
  <Stack as="dl" gap={2} size={13}>
    {row.drift.map((drift) => (
      <Row key={drift.field} gap={8} align="start">
        <Text as="dt" flex="none" width={76} tone="text2">
          {postFieldText[drift.field]}
        </Text>
        <Text as="dd" flex={1} breaks>
          {drift.field === 'images' || drift.field === 'text' ? (
            <>
              {moved(drift)} {drift.field === 'images' ? text.imageWord : text.wordWord}
            </>
          ) : (
            <>
              <Text as="del" tone="error">
                {drift.before ?? text.driftEmpty}
              </Text>{' '}
              →{' '}
              <Text as="ins" tone="success">
                {drift.after ?? text.driftEmpty}
              </Text>
            </>
          )}
        </Text>
      </Row>
    ))}
  </Stack>
);
