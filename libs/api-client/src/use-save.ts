import { useMutation } from '@tanstack/react-query';
import type { NamedDrafts } from '@toam/contracts/draft/draft.endpoints';
import { useRef } from 'react';
// by their shared names: a remote that bundles this must not bundle them
import { newIdempotencyKey } from '@toam/api-client/call';
import { isUnreachable } from '@toam/api-client/call-failed';

/** The draft of what is saved: the save ends it with the record. */
export interface SavedDraft {
  named: () => NamedDrafts;
  saveBegins: () => void;
  saveFailed: (isUncertain: boolean) => void;
  saved: (staysOpen: boolean) => void;
  /** Nothing was left to save. */
  withdraw: () => void;
}

/** What goes with the call that saves: `call(createHouse, { body, ...once })`. */
export interface SaveOnce {
  idempotencyKey: string;
  drafts: NamedDrafts | undefined;
}

interface SaveInput<Input, Answer> {
  send: (input: Input, once: SaveOnce) => Promise<Answer>;
  draft?: SavedDraft | undefined;
  onSuccess: (answer: Answer, input: Input) => unknown;
  onError: (error: Error, input: Input) => unknown;
  /** The form goes on after it was saved; else nothing is sent from it any more. */
  staysOpen?: boolean;
  /** ms that the answer is kept; 0 for one that holds a secret. */
  gcTime?: number;
}

/**
 * Saves a form once. From the first click on nothing more is sent until the answer is there, and nothing after a success: a double
 * click is one record. A send that is repeated because nobody answered carries the same Idempotency-Key. D110.
 */
export function useSave<Input = void, Answer = unknown>(input: SaveInput<Input, Answer>) {
  const { send, draft, onSuccess, onError, staysOpen = false, gcTime } = input;
  // A ref: a second click comes before React has drawn the first one's button.
  const isLocked = useRef(false);
  const key = useRef<string>(null);
  const mutation = useMutation({
    meta: { showsOwnError: true },
    ...(gcTime !== undefined && { gcTime }),
    mutationFn: (given: Input) => {
      draft?.saveBegins();
      key.current ??= newIdempotencyKey();
      return send(given, { idempotencyKey: key.current, drafts: draft?.named() });
    },
    onSuccess: async (answer, given) => {
      draft?.saved(staysOpen);
      if (staysOpen) key.current = null;
      try {
        await onSuccess(answer, given);
      } finally {
        if (staysOpen) isLocked.current = false;
      }
    },
    onError: (error, given) => {
      isLocked.current = false;
      draft?.saveFailed(isUnreachable(error));
      return onError(error, given);
    },
  });
  const mutate = (given: Input) => {
    if (isLocked.current) return;
    isLocked.current = true;
    mutation.mutate(given);
  };
  const { isPending, isError, isSuccess, error, reset } = mutation;
  return { mutate, isPending, isError, isSuccess, error, reset };
}
