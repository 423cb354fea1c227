import type { PostRow } from '@toam/contracts/post/post.schema';
import { postManagerText as text } from '../post/post-manager.text';
import { Cell, Row, Stack, Text } from '@toam/ui/core';
import { useContext } from 'react';
import { StandingTag } from '../post/standing-tag';
import { PostActions } from '../post/post-actions';
import { ChannelName, postName, PostPhoto, Reason } from '../post/post-parts';
import { moneyText, newsLines } from '../post/post-words';
import { OpenPost, TimeWords } from './post-list.columns';

/** Pixels of a phone's row: with buttons below, and without. Mockups 36. */
export const cardHeight = { waiting: 140, posted: 92, failed: 140, bought: 92 } as const;

/** A post on a phone. What waits or failed has its buttons; a posted one opens. */
export function PostCard({ row, withActions }: { row: PostRow; withActions: boolean }) {
  const open = useContext(OpenPost);
  const money = moneyText(row);
  const { kind } = newsLines(row);
  return (
    <Stack as="article" gap={8} width="100%" height="100%">
      <Row gap={12} align="start">
        <Row as="span" flex="none">
          <PostPhoto row={row} width={64} height={52} />
        </Row>
        <Cell gap={2}>
          <Text as="b" size={14} weight={500} ellipsis>
            {postName(row)}
          </Text>
          <Row gap={4} size={12} tone="text2">
            <ChannelName row={row} />
            <Text ellipsis>· {kind}</Text>
          </Row>
          <Reason row={row} />
        </Cell>
        <Stack gap={2} flex="none" align="end" size={12} tone="text2">
          <StandingTag standing={row.standing} />
          <Text tone={money === null ? 'text2' : 'text'} weight={money === null ? 400 : 600} digits>
            {money === null ? text.noPrice : `${money} đ`}
          </Text>
          <TimeWords row={row} />
        </Stack>
      </Row>
      {withActions && <PostActions row={row} onOpen={open} inCard />}
    </Stack>
  );
}
