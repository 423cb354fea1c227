import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { isImage } from '@toam/contracts/media/upload-limits';
import { useUser } from '@toam/auth/session';
import { mayWrite as mayWriteNow } from '@toam/domain/chat/chat-lease';
import { Button, RefusedState, Row, ScreenState, Stack, toast } from '@toam/ui/core';
import { type DragEvent, useMemo, useRef, useState, useEffect, useSyncExternalStore } from 'react';
import type { MessageContent } from '@toam/chat-store/chat-store';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { useChatStore } from '../chat/chat-store';
import { conversationQueries, putStatus } from '../chat/conversation.queries';
import { addPictures, changeDraft, useDraft, type ChatDraft, noDraft } from '../chat/draft-store';
import { leaseOf } from '../chat/lease';
import { dropUnsent, resend, type Unsent, dropArrived, post, useOutbox } from '../chat/outbox';
import { useOfClock } from '../chat/server-clock';
import { Aside, AsideButton, useHasAside } from './aside';
import { Composer } from './composer';
import type { ComposerArea } from './use-picker';
import { DeviceNotice } from './device-notice';
import { Stream, StreamSkeleton } from './stream';
import { TalkHead } from './talk-head';
import { UnsentList } from './unsent-list';
import { useHiddenAgain, useLeaseSteps, useTakenNotice } from './use-lease';
import { useJoin, useMoved } from './use-join';
import * as css from './talk.module.css';
import type { MessageLog } from '../chat/message-log';

interface TalkProps {
  id: string;
  onOpen: (id: string) => void;
  onLeave: () => void;
  onEditReplies: () => void;
}

/** One conversation: who answers, the messages, the composer. Mockups 10 and 29. */
export function Talk({ id, onOpen, onLeave, onEditReplies }: TalkProps) {
  const store = useChatStore();
  const head = useQuery(conversationQueries.head(store, id));
  useMoved(id, head.data?.uuid, onOpen);
  const isGone = head.error instanceof CallFailed && head.error.status === 404;
  return (
    <Stack as="section" flex={1} height="100%" background="surface" className={css.talk}>
      {isGone ? (
        <RefusedState reason={text.notFound} heading="h2">
          <Button onClick={onLeave}>{text.back}</Button>
        </RefusedState>
      ) : (
        <ScreenState query={head} skeleton={<StreamSkeleton />}>
          {(data) => <OpenTalk head={data} onOpen={onOpen} onLeave={onLeave} onEditReplies={onEditReplies} />}
        </ScreenState>
      )}
    </Stack>
  );
}

/** Whether I may write now, by the store's clock. */
function useMayWrite(head: ChatHead): boolean {
  const me = useUser().id;
  return useOfClock((now) => mayWriteNow(leaseOf(head), me, now));
}

interface OpenTalkProps extends Omit<TalkProps, 'id'> {
  head: ChatHead;
}

const followVisibility = (hear: () => void) => {
  document.addEventListener('visibilitychange', hear);
  return () => document.removeEventListener('visibilitychange', hear);
};

/**
 * Marks the customer's messages as seen when the person who answers sees them. T7: looking without supporting leaves them unread.
 * @param isReading I hold a live lease, and the newest message is in sight
 */
function useReadMarks({ uuid: id, read, unread }: ChatHead, isReading: boolean): void {
  const queries = useQueryClient();
  const store = useChatStore();
  const isVisible = useSyncExternalStore(followVisibility, () => !document.hidden);
  const isUnread = read === 0 || unread > 0;
  useEffect(() => {
    if (!isReading || !isVisible || !isUnread) return;
    store.markRead(id).then(
      (status) => putStatus(queries, status),
      () => undefined, // it stays unread; the next message or claim marks it again
    );
  }, [queries, store, id, isReading, isVisible, isUnread, unread]);
}

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
function usePosting(id: string, log: MessageLog | undefined, mayWrite: boolean) {
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

function OpenTalk({ head, onOpen, onLeave, onEditReplies }: OpenTalkProps) {
  const id = head.uuid;
  const store = useChatStore();
  const messages = useQuery(conversationQueries.messages(store, id));
  const area = useRef<ComposerArea>(null);
  const draft = useDraft(id);
  const mayWrite = useMayWrite(head);
  const [isAtEnd, setAtEnd] = useState(true);
  const hasAside = useHasAside();
  const steps = useLeaseSteps(id, () => area.current?.focus());
  const join = useJoin(id, onOpen);
  useHiddenAgain(useMemo(() => [head], [head]));
  const { unsent, send } = usePosting(id, messages.data, mayWrite);
  useReadMarks(head, mayWrite && isAtEnd && messages.isSuccess);
  useTakenNotice(useMemo(() => new Map([[id, head]]), [id, head]));

  const edit = (one: Unsent) => {
    if ('pictures' in one.content) return;
    const { text: words = '', house = null } = one.content;
    changeDraft(id, (now) => ({ text: [now.text, words].filter(Boolean).join('\n'), house: now.house ?? house }));
    dropUnsent(one.clientKey);
    area.current?.focus();
  };
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files].filter(isImage);
    event.preventDefault();
    if (!mayWrite || files.length === 0) return;
    const leftOut = addPictures(store, id, files);
    if (leftOut) toast.warning(leftOut);
  };
  return (
    <Row align="stretch" flex={1}>
      <Stack flex={1} onDragOver={(event: DragEvent) => event.preventDefault()} onDrop={drop}>
        <TalkHead head={head} steps={steps} onLeave={onLeave} aside={hasAside ? null : <AsideButton head={head} />} />
        <DeviceNotice head={head} join={join} onOpen={onOpen} />
        <ScreenState query={messages} skeleton={<StreamSkeleton />}>
          {(log) => (
            <Stream
              id={id}
              log={log}
              unsentCount={unsent.length}
              onEnd={setAtEnd}
              unsent={
                <UnsentList
                  id={id}
                  unsent={unsent}
                  onResend={() => resend(id)}
                  onEdit={edit}
                  onDrop={({ clientKey }) => dropUnsent(clientKey)}
                />
              }
            />
          )}
        </ScreenState>
        <Composer
          head={head}
          draft={draft}
          area={area}
          mayWrite={mayWrite}
          isLocked={head.status === 0}
          isClaiming={steps.busy === 'claim'}
          onClaim={() => steps.take('claim')}
          onSend={() => send(draft)}
          onEditReplies={onEditReplies}
        />
      </Stack>
      {hasAside && <Aside head={head} />}
    </Row>
  );
}
