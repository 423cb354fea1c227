import type { Actor } from '@toam/domain/actor';
import type { Change } from '../../history/record-changes';
import { auditChange } from '../../audit/audit-context';
import { emit, emitChange } from '../../live/emit';
import type { Post } from './post.schema';

/** Tells open tabs that a post changed, and admins that what waits for them did. @param before null for a new post */
export async function publishPost(before: Pick<Post, 'state'> | null, after: Post, by: number | null): Promise<void> {
  await emitChange('post', after, by, { rule: 'posts' });
  const waits = after.state === 'waitingApproval';
  if (waits !== (before?.state === 'waitingApproval'))
    await emit({ kind: 'approval.changed', queue: 'posts' }, { rule: 'admin' });
}

/** What the audit tells of a person's step. */
export const auditPost = (actor: Actor, id: number, changes: Change[]): void => auditChange(actor, 'post', id, changes);
