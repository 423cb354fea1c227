import { postTone } from '@toam/contracts/post/post-tone';
import { postStandingText } from '@toam/contracts/post/post.text';
import type { PostStanding } from '@toam/domain/post/post-standing';
import { StatusTag } from '@toam/ui/core';

/** Where a post stands. Mockups 36–38. */
export const StandingTag = ({ standing }: { standing: PostStanding }) => (
  <StatusTag tone={postTone[standing]}>{postStandingText[standing]}</StatusTag>
);
