import { useMutation } from '@tanstack/react-query';
import type { NamedDrafts } from '@toam/contracts/draft/draft.endpoints';
import { useRef } from 'react';
// imported by their shared names, so that a remote that bundles this file does not bundle them too
import { newIdempotencyKey } from '@toam/api-client/call';
import { isUnreachable } from '@toam/api-client/call-failed';

/** The draft of the saved data. A successful save ends it. */
export interface SavedDraft {
  named: () => NamedDrafts;
  saveBegins: () => void;
  saveFailed: (isUncertain: boolean) => void;
  saved: (staysOpen: boolean) => void;
  /** Called if there is nothing left to save. */
  withdraw: () => void;
}

/** Options for the call that saves: `call(createHouse, { body, ...once })`. */
export interface SaveOnce {
  idempotencyKey: string;
  drafts: NamedDrafts | undefined;
}

interface SaveInput<Input, Answer> {
  send: (input: Input, once: SaveOnce) => Promise<Answer>;
  draft?: SavedDraft | undefined;
  onSuccess: (answer: Answer, input: Input) => unknown;
  onError: (error: Error, input: Input) => unknown;
  /** The form stays in use after a save. Otherwise it can send nothing more. */
  staysOpen?: boolean;
  /** ms for which the answer is cached; 0 if it contains a secret. */
  gcTime?: number;
}

/**
 * Saves a form once. After the first click nothing more is sent until the answer arrives, and nothing after a success. So a double
 * click creates one record. A repeated request after no answer carries the same Idempotency-Key. D110.
 */
export function useSave<Input = void, Answer = unknown>(input: SaveInput<Input, Answer>) {
  const { send, draft, onSuccess, onError, staysOpen = false, gcTime } = input;
  // A ref: a second click comes before React has rendered the button again.
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
