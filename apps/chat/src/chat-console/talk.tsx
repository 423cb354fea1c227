import { useQuery } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { isImage } from '@toam/contracts/media/upload-limits';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { useUser } from '@toam/auth/session';
import { mayWrite as mayWriteNow } from '@toam/domain/chat/chat-lease';
import { Button, RefusedState, Row, ScreenState, Stack, toast } from '@toam/ui/core';
import { type DragEvent, useMemo, useRef, useState } from 'react';
import { useChatStore } from '../chat/chat-store';
import { conversationQueries } from '../chat/conversation.queries';
import { addPictures, changeDraft, useDraft } from '../chat/draft-store';
import { leaseOf } from '../chat/lease';
import { dropUnsent, resend, type Unsent } from '../chat/outbox';
import { useOfClock } from '../chat/server-clock';
import { Aside, AsideButton, useHasAside } from './aside';
import { Composer } from './composer';
import type { ComposerArea } from './composer-area';
import { DeviceNotice } from './device-notice';
import { Stream, StreamSkeleton } from './stream';
import { TalkHead } from './talk-head';
import { UnsentList } from './unsent-list';
import { useHiddenAgain } from './use-hidden-again';
import { useJoin, useMoved } from './use-join';
import { useLeaseSteps } from './use-lease-steps';
import { usePosting } from './use-posting';
import { useReadMarks } from './use-read-marks';
import { useTakenNotice } from './use-taken-notice';
import * as css from './talk.module.css';

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
