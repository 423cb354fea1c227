import type { MessageContent } from '@toam/chat-store/chat-store';
import { useEffect, useMemo } from 'react';
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
export function usePosting(id: string, log: MessageLog | undefined, mayWrite: boolean) {
  const all = useOutbox(id);
  useEffect(() => {
    if (log) dropArrived(id, log.list);
  }, [id, log]);
  // what was refused without a lease goes on with one
  useEffect(() => {
    if (mayWrite) resend(id, { byLease: true });
  }, [id, mayWrite]);

  const unsent = useMemo(() => {
    const arrived = new Set(log?.list.map(({ client_key }) => client_key));
    return all.filter(({ clientKey }) => !arrived.has(clientKey));
  }, [all, log]);
  const send = (draft: ChatDraft) => {
    post(id, contentsOf(draft));
    changeDraft(id, () => noDraft);
  };
  return { unsent, send };
}
