import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useChatStore } from './chat-store';
import { readOlder } from './conversation.queries';

/** Older messages, a page at a time. A failure stays above them until somebody asks again. */
export function useOlder(id: string) {
  const queries = useQueryClient();
  const store = useChatStore();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => readOlder(queries, store, id),
    meta: { showsOwnError: true },
  });
  const read = () => {
    if (!isPending) mutate();
  };
  return { read, error, isReading: isPending };
}
