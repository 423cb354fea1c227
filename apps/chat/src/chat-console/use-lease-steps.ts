import { useMutation, useQueryClient } from '@tanstack/react-query';
import { StepRefused } from '@toam/chat-store/chat-store';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { confirm } from '@toam/ui/core';
import { asFailure } from '../chat/as-failure';
import { useChatStore } from '../chat/chat-store';
import { conversationQueries, putStatus } from '../chat/conversation.queries';

type Step = 'claim' | 'release' | 'lock' | 'unlock' | 'noAnswer';

/** Says why a step was refused, in the modal of failed actions. */
const fail = (error: unknown): never => {
  throw asFailure(error);
};

/** Steps of the lease. Each shows its outcome at once; a refusal shows who answers now. Brief 7 §2. */
export function useLeaseSteps(id: string, onClaimed: () => void) {
  const queries = useQueryClient();
  const store = useChatStore();
  const claim = async (force: boolean) => {
    putStatus(queries, await store.claim(id, force));
    onClaimed();
  };
  /** A colleague holds it: asks, and takes it over. */
  const takeOver = async (refused: StepRefused) => {
    if (refused.status) putStatus(queries, refused.status);
    await confirm({ title: refused.message }, () => claim(true).catch(fail));
  };
  const lock = () =>
    confirm({ title: text.lockQuestion, description: text.lockDescription, danger: true }, async () =>
      putStatus(queries, await store.setStatus(id, 0)),
    );
  const steps: Record<Step, () => Promise<unknown>> = {
    claim: () =>
      claim(false).catch((error: unknown) => {
        if (error instanceof StepRefused && error.reason === 'held') return takeOver(error);
        throw error;
      }),
    release: async () => putStatus(queries, await store.release(id)),
    lock,
    noAnswer: async () => putStatus(queries, await store.closeWaiting(id)),
    unlock: async () => putStatus(queries, await store.setStatus(id, 1)),
  };
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (step: Step) => steps[step]().catch(fail),
    // the page did not know of what refused it
    onError: () => void queries.invalidateQueries({ queryKey: conversationQueries.head(store, id).queryKey }),
  });
  return { take: mutate, busy: isPending ? variables : null };
}
