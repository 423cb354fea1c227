import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { confirm, toast } from '@toam/ui/core';
import { useEffect } from 'react';
import { asFailure } from '../chat/as-failure';
import { useChatStore } from '../chat/chat-store';
import { conversationQueries } from '../chat/conversation.queries';
import { moveDraft } from '../chat/draft-store';
import { moveUnsent } from '../chat/unsent-messages';

/** Asks, and joins the thread to the main conversation of its number. D120. */
export function useJoin(id: string, onJoined: (main: string) => void) {
  const queries = useQueryClient();
  const store = useChatStore();
  return useMutation({
    mutationFn: () =>
      confirm({ title: text.device.question, description: text.device.description }, async () => {
        const main = await store.join(id).catch((error: unknown) => {
          throw asFailure(error);
        });
        moveDraft(id, main);
        moveUnsent(id, main);
        await queries.invalidateQueries({ queryKey: conversationQueries.lists });
        await queries.invalidateQueries({ queryKey: conversationQueries.all, refetchType: 'none' });
        toast.success(text.device.joined);
        onJoined(main);
      }), // prettier-ignore
  });
}

/** A thread that was joined is another conversation: what somebody was writing in it goes along. */
export function useMoved(asked: string, shown: string | undefined, onMoved: (id: string) => void): void {
  useEffect(() => {
    if (shown === undefined || shown === asked) return;
    moveDraft(asked, shown);
    moveUnsent(asked, shown);
    onMoved(shown);
  }, [asked, shown, onMoved]);
}
