import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { deleteQuickReply, quickReplyScope, type QuickReply } from '@toam/contracts/chat/quick-reply.endpoints';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { Button, Cell, confirm, IconButton, Modal, Row, ScreenState, Stack, Text, toast } from '@toam/ui/core';
import { PencilSimpleIcon, PlusIcon, TrashIcon } from '@toam/ui/icons';
import { useState } from 'react';
import { quickReplies } from '../chat/quick-reply.queries';
import { QuickReplyForm } from './quick-reply.form';

/** Quick replies of the company and one's own: read, added, changed, removed. */
export default function QuickRepliesDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(quickReplies);
  /** The reply in the form; null: a new one; undefined: the list. */
  const [edited, setEdited] = useState<QuickReply | null>();
  const toList = () => setEdited(undefined);
  if (edited !== undefined) return <QuickReplyForm reply={edited} onDone={toList} />;
  return (
    <Modal
      open
      title={text.replies}
      width={560}
      phone="full"
      onCancel={onClose}
      footer={
        <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => setEdited(null)}>
          {text.addReply}
        </Button>
      }
    >
      <ScreenState query={query}>
        {(replies) => (
          <Stack gap={16}>
            {quickReplyScope.options.toReversed().map((scope) => (
              <Replies
                key={scope}
                title={text.replyScope[scope]}
                replies={replies.filter((reply) => reply.scope === scope)}
                onEdit={setEdited}
              />
            ))}
          </Stack>
        )}
      </ScreenState>
    </Modal>
  );
}

interface RepliesProps {
  title: string;
  replies: readonly QuickReply[];
  onEdit: (reply: QuickReply) => void;
}

function Replies({ title, replies, onEdit }: RepliesProps) {
  const queries = useQueryClient();
  const remove = ({ id, shortcut }: QuickReply) =>
    void confirm({ title: text.removeReplyQuestion(shortcut), danger: true }, async () => {
      await call(deleteQuickReply, { params: { id } });
      toast.success(text.replyRemoved);
      await queries.invalidateQueries({ queryKey: quickReplies.queryKey });
    });
  return (
    <Stack as="section" gap={4}>
      <Text as="h3" size={13} weight={600} tone="text2">
        {title}
      </Text>
      {replies.length === 0 && (
        <Text size={13} tone="text3">
          {text.noRepliesYet}
        </Text>
      )}
      <Stack as="ul" divided>
        {replies.map((reply) => (
          <Row as="li" key={reply.id} gap={8} padY={8}>
            <Cell>
              <Text size={13} ellipsis>
                <Text as="b" weight={500} tone="teal">
                  /{reply.shortcut}
                </Text>{' '}
                {reply.title}
              </Text>
              <Text size={12} tone="text2" ellipsis>
                {reply.text}
              </Text>
            </Cell>
            {reply.may_change && (
              <>
                <IconButton aria-label={text.changeReply(reply.shortcut)} onClick={() => onEdit(reply)}>
                  <PencilSimpleIcon size={16} />
                </IconButton>
                <IconButton aria-label={text.removeReply(reply.shortcut)} onClick={() => remove(reply)}>
                  <TrashIcon size={16} />
                </IconButton>
              </>
            )}
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
