import { postStandingText } from '@toam/contracts/texts/post';
import type { PostStanding } from '@toam/domain/post/post-standing';
import { StatusTag } from '@toam/ui/core';
import type { ComponentProps } from 'react';

/** The tone of each standing, as tint and dot. */
export const standingTone: Record<PostStanding, ComponentProps<typeof StatusTag>['tone']> = {
  waitingApproval: 'warning',
  waiting: 'info',
  posting: 'info',
  posted: 'success',
  endsSoon: 'warning',
  over: 'neutral',
  updating: 'info',
  takingDown: 'warning',
  failed: 'error',
  removed: 'neutral',
  renewed: 'success',
};

/** Where a post stands. Mockups 36–38. */
export const StandingTag = ({ standing }: { standing: PostStanding }) => (
  <StatusTag tone={standingTone[standing]}>{postStandingText[standing]}</StatusTag>
);
