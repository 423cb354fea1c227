/**
 * What the brokerage's page and the frame tell each other: the number of unread messages and, where a browser lets frames of other
 * sites store nothing, what the frame would have stored. Nothing else of a conversation.
 */

interface ToAm {
  toam: 'chat';
}

/** To the frame. kept: what it gave the page to keep, at an earlier visit. */
export interface FromHost extends ToAm {
  shown: boolean;
  kept: string | null;
}

/** From the frame. ready: it listens. began: there is a conversation, so the next page loads the frame at once. */
export type FromWidget = ToAm &
  ({ say: 'ready' | 'began' | 'close' } | { say: 'unread'; count: number } | { say: 'keep'; kept: string });
