import { useQueryClient } from '@tanstack/react-query';
import type { MessageContent } from '@toam/chat-store/chat-store';
import { useEffect, useMemo } from 'react';
import { useChatStore } from '../chat/chat-store';
import { conversationQueries, putStatus } from '../chat/conversation.queries';
import { type ChatDraft, changeDraft, noDraft } from '../chat/draft-store';
import type { MessageLog } from '../chat/message-log';
import { dropArrived, post, resend, useOutbox } from '../chat/outbox';

/** Pictures first, then the words about them; a house and its words are one message. */
function contentsOf({ text: typed, pictures, house }: ChatDraft): MessageContent[] {
  const stored = pictures.flatMap((picture) => picture.stored ?? []);
  const words = typed.normalize('NFC').trim();
  return [
    ...(stored.length > 0 ? [{ pictures: stored }] : []),
    ...(words || house ? [{ ...(words && { text: words }), ...(house && { house }) }] : []),
  ];
}

/** Sends drafts. A message stands in the stream at once, and is sent until the store has it or somebody drops it. */
export function usePosting(id: string, log: MessageLog | undefined) {
  const queries = useQueryClient();
  const store = useChatStore();
  const all = useOutbox(id);
  const sending = useMemo(() => {
    // the messages tell how the conversation stands, too
    const refresh = () =>
      void queries.invalidateQueries({ queryKey: conversationQueries.messages(store, id).queryKey });
    return {
      ...{ store, id },
      onSent: ({ status }: { status: Parameters<typeof putStatus>[1] }) => {
        putStatus(queries, status);
        refresh();
      },
      onFailed: refresh,
    };
  }, [queries, store, id]);

  useEffect(() => {
    if (log) dropArrived(id, log.list);
  }, [id, log]);
  // the connection is back
  useEffect(() => {
    const again = () => resend(sending, ({ offline }) => offline);
    const stop = store.follow((changed) => changed === null && again());
    window.addEventListener('online', again);
    return () => {
      stop();
      window.removeEventListener('online', again);
    };
  }, [store, sending]);

  const unsent = useMemo(() => {
    const arrived = new Set(log?.list.map(({ client_key }) => client_key));
    return all.filter(({ clientKey }) => !arrived.has(clientKey));
  }, [all, log]);
  const send = (draft: ChatDraft) => {
    post(sending, contentsOf(draft));
    changeDraft(id, () => noDraft);
  };
  return { unsent, send, sendAgain: () => resend(sending) };
}
