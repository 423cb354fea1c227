import type { ChannelKind } from './portal';

/** Where a post stands. Brief 4 §5. A renewal is a post of its own, paid and approved like one; `renewed`: the portal took it. */
export const postStates = ['waitingApproval', 'waiting', 'posting', 'posted', 'failed', 'removed', 'renewed'] as const;
export type PostState = (typeof postStates)[number];

/** States of a post that counts as the one of its house and channel: there is at most one. C8 */
export const livingStates = ['waitingApproval', 'waiting', 'posting', 'posted'] as const;
/** Nothing more becomes of it. */
export const endedStates = ['removed', 'renewed'] as const;
export const isEnded = (state: PostState): boolean => endedStates.some((one) => one === state);
export const isLiving = (state: PostState): boolean => livingStates.some((one) => one === state);

/** Who takes a step: an admin, somebody who may act on the post, or the job that talks to the gateway. */
type By = 'admin' | 'person' | 'job';

interface Step {
  to: PostState;
  by: By;
  /** Only on such channels. */
  on?: ChannelKind;
}

/**
 * Every step of a post's life. What stands not here is refused. A post that the portal may have is not 'removed' by the wish alone: it
 * keeps its state until the portal says that it is down (`takeDown`, then `gone`).
 */
export const postSteps = {
  waitingApproval: {
    approve: { to: 'waiting', by: 'admin' },
    edit: { to: 'waitingApproval', by: 'person' },
    drop: { to: 'removed', by: 'person' },
  },
  waiting: {
    send: { to: 'posting', by: 'job', on: 'portal' },
    edit: { to: 'waiting', by: 'person' },
    /** What it costs changed, and no admin has seen that. */
    askAgain: { to: 'waitingApproval', by: 'person' },
    markPosted: { to: 'posted', by: 'person', on: 'manual' },
    refuse: { to: 'failed', by: 'job', on: 'portal' },
    drop: { to: 'removed', by: 'person' },
    takeDown: { to: 'waiting', by: 'person' },
    gone: { to: 'removed', by: 'job' },
  },
  posting: {
    succeed: { to: 'posted', by: 'job' },
    /** A renewal's success: the post that it renews stays the one that is up. */
    renew: { to: 'renewed', by: 'job' },
    postpone: { to: 'waiting', by: 'job' },
    refuse: { to: 'failed', by: 'job' },
    takeDown: { to: 'posting', by: 'person' },
    gone: { to: 'removed', by: 'job' },
  },
  posted: {
    update: { to: 'posted', by: 'person', on: 'portal' },
    takeDown: { to: 'posted', by: 'person' },
    gone: { to: 'removed', by: 'job' },
    /** A manual post, or one whose time is over: nothing is up that a portal must take down. */
    drop: { to: 'removed', by: 'person' },
  },
  failed: {
    retry: { to: 'waiting', by: 'person' },
    edit: { to: 'waiting', by: 'person' },
    askAgain: { to: 'waitingApproval', by: 'person' },
    drop: { to: 'removed', by: 'person' },
    takeDown: { to: 'failed', by: 'person' },
    gone: { to: 'removed', by: 'job' },
  },
  removed: {},
  renewed: {},
} as const satisfies Record<PostState, Record<string, Step>>;

type Steps = typeof postSteps;
export type PostStep = { [S in PostState]: keyof Steps[S] }[PostState];

/** The step from this state; null: there is none. */
export function stepFrom(state: PostState, step: PostStep, kind: ChannelKind): Step | null {
  const found = (postSteps[state] as Partial<Record<PostStep, Step>>)[step];
  return found && (found.on === undefined || found.on === kind) ? found : null;
}

/** Further tries after the first, and the minutes before each. */
export const retryMinutes = [1, 2, 4, 8, 16] as const;
export const maxTries = retryMinutes.length + 1;

/** Minutes until the next try; null: it was the last. @param tries so far, all failed */
export const minutesUntilTry = (tries: number): number | null => retryMinutes[tries - 1] ?? null;
