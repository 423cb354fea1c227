import { useQuery } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { StoredMessage } from '@toam/chat-store/chat-store';
import { readCustomerChats } from '@toam/contracts/chat/customer-chat.endpoints';
import type { ChatRow } from '@toam/contracts/chat/chat.schema';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { shownPhone } from '@toam/domain/phone';
import { Button, Cell, EmptyState, messageOf, Row, ScreenState, Stack, Text } from '@toam/ui/core';
import { Lightbox } from '@toam/ui/detail';
import { ChatCircleDotsIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useChatStore, WithChatStore } from '../chat/chat-store';
import { conversationQueries } from '../chat/conversation.queries';
import { DeviceTag } from '../chat/device-tag';
import { MessageList } from '../chat/message-list';
import { useParts } from '../chat/message-parts';
import { useOlder } from '../chat/use-older';
import { dayBegins, learnClock, useOfClock } from '../chat/server-clock';
import { paths } from '../paths';
import * as css from './customer-chat.module.css';

/** The conversations of a customer's numbers, read-only. Brief 7 §8. */
export default function CustomerChatSection({ customerId }: { customerId: number }) {
  return (
    <WithChatStore>
      <Conversations customerId={customerId} />
    </WithChatStore>
  );
}

function Conversations({ customerId }: { customerId: number }) {
  const store = useChatStore();
  const chats = useQuery({
    queryKey: ['chat', 'customer', customerId],
    queryFn: async ({ signal }) => learnClock(await call(readCustomerChats, { params: { id: customerId } }, signal)),
    enabled: store.kind === 'api',
  });
  // the API does not see conversations of the other store
  if (store.kind === 'firestore') return <EmptyState title={text.ofCustomer.firestore} />;
  return (
    <ScreenState query={chats}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState title={text.ofCustomer.empty} />
        ) : (
          <Stack gap={16} padY={16}>
            {list.map((row) => (
              <Conversation key={row.uuid} row={row} />
            ))}
          </Stack>
        )
      }
    </ScreenState>
  );
}

/** The newest messages stand at the end. */
const toEnd = (box: HTMLElement | null) => void (box && (box.scrollTop = box.scrollHeight));

const noMessages: StoredMessage[] = [];

/** One number's conversation: its newest messages, older ones on demand. */
function Conversation({ row }: { row: ChatRow }) {
  const store = useChatStore();
  const log = useQuery({ ...conversationQueries.messages(store, row.uuid), staleTime: 0 });
  const older = useOlder(row.uuid);
  const { parts, isMore, drawMore } = useParts(log.data?.list ?? noMessages);
  const today = useOfClock(dayBegins);
  const up = () => {
    drawMore();
    if (!isMore) older.read();
  };
  const [openPicture, setOpenPicture] = useState<string | null>(null);
  const pictures = log.data?.list.filter(({ imageURL }) => imageURL !== null) ?? [];
  return (
    <Stack as="section" border radius={10} overflow="hidden" aria-label={row.name}>
      <Row gap={8} padX={16} padY={10} edge="bottom">
        <Cell>
          <Row gap={6}>
            <Text size={13} weight={600} ellipsis>
              {row.name}
            </Text>
            {row.main !== null && <DeviceTag />}
          </Row>
          <Text size={12} tone="text2">
            {row.masked ? text.phoneHidden : shownPhone(row.phoneNumber)}
          </Text>
        </Cell>
        <Link to={paths.conversation(row.uuid)} className={css.open}>
          <ChatCircleDotsIcon size={16} />
          {text.ofCustomer.open}
        </Link>
      </Row>
      <ScreenState query={log}>
        {({ hasOlder }) => (
          <Stack
            ref={toEnd}
            gap={12}
            padX={16}
            padY={16}
            background="layout"
            maxHeight={480}
            overflow="scroll"
            tabIndex={0}
          >
            {(isMore || hasOlder) && (
              <Row justify="center" gap={8}>
                {older.error && (
                  <Text size={12} tone="error" role="alert">
                    {messageOf(older.error)}
                  </Text>
                )}
                <Button size="small" loading={older.isReading} onClick={up}>
                  {text.older}
                </Button>
              </Row>
            )}
            <MessageList parts={parts} now={today} onOpenPicture={setOpenPicture} />
          </Stack>
        )}
      </ScreenState>
      {openPicture !== null && (
        <Lightbox
          images={pictures.map(({ imageURL, thumbnail, name }, at) => ({
            ...{ id: at, main: imageURL ?? '', thumbnail: thumbnail ?? imageURL ?? '', name },
          }))}
          openId={pictures.findIndex(({ id }) => id === openPicture)}
          onClose={() => setOpenPicture(null)}
        />
      )}
    </Stack>
  );
}
