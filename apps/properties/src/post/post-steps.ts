import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed, isRefused } from '@toam/api-client/call-failed';
import { changePost, removePosts, renewPost } from '@toam/contracts/post/post.endpoints';
import type { PostRow } from '@toam/contracts/post/post.schema';
import { commonText } from '@toam/contracts/texts/common';
import { postStateText, postText } from '@toam/contracts/post/post.text';
import { postManagerText as text } from './post-manager.text';
import { savedText } from '@toam/record-form/draft/typing-store';
import { askReason, confirm, showError, toast } from '@toam/ui/core';
import { useRef } from 'react';
import { postQueries } from './post.queries';

/** Steps that many posts can take at once. */
export const bulkSteps = ['approve', 'retry', 'update', 'renew', 'remove'] as const;
export type BulkStep = (typeof bulkSteps)[number];

/** Whether a step makes sense for a post, and is allowed. */
export const mayTake: Record<BulkStep, (row: PostRow) => boolean> = {
  approve: ({ may_approve }) => may_approve,
  retry: ({ may_retry }) => may_retry,
  update: ({ may_update, drift }) => may_update && drift.length > 0,
  renew: ({ may_renew }) => may_renew,
  remove: ({ may_remove }) => may_remove,
};

/** Sends a step for the post as it was seen; a renewal buys the same again: whoever comes second is told, and nothing is done twice. D12 */
export function sendStep(step: BulkStep, { id, version, house }: PostRow) {
  const seen = { post_id: id, version };
  if (step === 'remove') return call(removePosts, { body: { house_id: house.id, ...seen } });
  if (step === 'renew') return call(renewPost, { body: seen });
  return call(changePost, { body: { type: step === 'update' ? 'update_post' : 'confirm', ...seen } });
}

const isConflict = (error: unknown): error is CallFailed & { status: 409 } =>
  error instanceof CallFailed && error.status === 409;

/** The API answered no: to ask the same again changes nothing. */
export const isAnswered = (error: unknown): error is CallFailed => isRefused(error) || isConflict(error);

const standingNow = ({ current }: CallFailed): string | undefined => {
  const standing = (current as Partial<PostRow> | undefined)?.standing;
  return standing && text.standsNow(postStateText[standing]);
};

/** Why a post did not take its step: who was faster and how it stands now, or what the API says. */
export function whyNot(error: CallFailed): { message: string; now?: string | undefined } {
  if (!isConflict(error)) return { message: Object.values(error.errors)[0] ?? error.message };
  const { changedBy, message } = error;
  const isStale = message === commonText.stale && changedBy !== undefined;
  return { message: isStale ? text.faster(changedBy.name) : message, now: standingNow(error) };
}

/** Shows a failed step. */
function tellFailure(error: unknown): void {
  if (isConflict(error)) {
    const { message, now } = whyNot(error);
    toast.warning(message, now === undefined ? {} : { description: now });
  } else if (isAnswered(error)) showError(whyNot(error).message);
  else if (error instanceof CallFailed) toast.error(text.saveFailed, { description: error.message });
  else throw error;
}

/** An error whose message is the field's own. */
const inDialog = (error: unknown): unknown =>
  error instanceof CallFailed ? new CallFailed(error.status, error.code, whyNot(error).message) : error;

const removeNote = ({ channel, state }: PostRow): string => {
  if (channel.kind === 'manual')
    return state === 'posted' ? text.removeNote.manual(channel.name) : text.removeNote.notUp;
  return state === 'posted' ? text.removeNote.up(channel.name) : text.removeNote.notUp;
};

/** The steps of one post, each with its question, and with what came of it. */
export function usePostSteps() {
  const queries = useQueryClient();
  const isBusy = useRef(false);

  /** One step at a time. Everything about posts is read again, also after a refusal: somebody was faster. */
  async function run(send: () => Promise<{ message: string }>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      toast.success((await send()).message);
    } catch (error) {
      tellFailure(error);
    } finally {
      isBusy.current = false;
      await queries.invalidateQueries({ queryKey: postQueries.all });
    }
  }

  async function remove(row: PostRow): Promise<void> {
    const question = { title: postText.confirmRemove, description: removeNote(row), danger: true };
    if (await confirm(question)) await run(() => sendStep('remove', row));
  }

  /** The link may be left out. It stays in the dialog while the API refuses it. */
  async function markPosted(row: PostRow): Promise<void> {
    const { id, version, channel } = row;
    const question = {
      ...{ title: text.markTitle(channel.name), label: text.link, placeholder: text.linkHint, okText: text.markOk },
      ...{ optional: true, maxLength: 500, kept: savedText(`post-link-${id}`) },
    };
    await askReason(question, async (link) => {
      try {
        const body = { type: 'update_posted' as const, post_id: id, version, link: link || null };
        toast.success((await call(changePost, { body })).message);
      } catch (error) {
        // what can be put right or sent again stays in the dialog; whoever was late has nothing to send
        if (!isConflict(error)) throw inDialog(error);
        tellFailure(error);
      }
      await queries.invalidateQueries({ queryKey: postQueries.all });
    });
  }

  const take = (step: Exclude<BulkStep, 'renew'> | 'markPosted', row: PostRow): void => {
    if (step === 'remove') void remove(row);
    else if (step === 'markPosted') void markPosted(row);
    else void run(() => sendStep(step, row));
  };
  return { take };
}

/** What most people want of a post now; null: to look at it. */
export function mainStep(row: PostRow): 'approve' | 'retry' | 'markPosted' | 'update' | 'renew' | null {
  if (row.may_approve) return 'approve';
  if (row.may_retry) return 'retry';
  if (row.may_mark_posted) return 'markPosted';
  if (mayTake.update(row)) return 'update';
  return row.may_renew && row.standing === 'endsSoon' ? 'renew' : null;
}
