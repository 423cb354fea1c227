import type { TextBox } from '@toam/ui/detail';
import { type ComponentRef, type RefObject, useId, useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { useQuery } from '@tanstack/react-query';
import type { ChatRow } from '@toam/contracts/chat/chat.schema';
import type { QuickReply } from '@toam/contracts/chat/quick-reply.endpoints';
import { Button, Cell, FailedState, Kbd, PendingState, Row, Stack, Text } from '@toam/ui/core';
import { type ChatDraft, changeDraft } from '../chat/draft-store';
import { replaced, triggerAt, filledReply, fittingReplies, replyParts } from '../chat/composer-trigger';
import { useHousePicker } from './use-house-picker';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { quickReplies } from '../chat/quick-reply.queries';
import { NothingFound, type Picker, PickerPanel } from './picker-panel';
import { optionId, useChoices } from './use-choices';
import * as css from './picker.module.css';

/** The text box of the composer. */
export type ComposerArea = ComponentRef<typeof TextBox>;

interface PickerInput {
  head: ChatHead;
  draft: ChatDraft;
  area: RefObject<ComposerArea | null>;
  mayWrite: boolean;
  onEditReplies: () => void;
}

interface ReplyPickerInput {
  /** What is typed after '/'; null: closed. */
  words: string | null;
  customer: Pick<ChatRow, 'sex' | 'name'>;
  listId: string;
  onChoose: (reply: QuickReply) => void;
  onClose: () => void;
  /** Opens the list of all replies to change them. */
  onEdit: () => void;
}

/** Quick replies by '/'. Mockup 29b. */
function useReplyPicker({ words, customer, listId, onChoose, onClose, onEdit }: ReplyPickerInput): Picker {
  const replies = useQuery({ ...quickReplies, enabled: words !== null });
  const found = words === null || !replies.data ? [] : fittingReplies(replies.data, words);
  const { active, setActive, press, choose } = useChoices(found, words ?? '', false, onChoose, onClose);
  if (words === null) return null;
  const body = () => {
    if (!replies.data)
      return replies.error ? (
        <FailedState error={replies.error} busy={replies.isFetching} onRetry={replies.refetch} />
      ) : (
        <PendingState />
      );
    if (found.length === 0)
      return <NothingFound isTyped>{replies.data.length === 0 ? text.noRepliesYet : text.noReplies}</NothingFound>;
    return (
      <Stack as="ul" flex={1} overflow="scroll" role="listbox" id={listId} aria-label={text.replies}>
        {found.map((reply, at) => (
          <Reply
            key={reply.id}
            id={optionId(listId, at)}
            reply={reply}
            customer={customer}
            isActive={at === active}
            onHover={() => setActive(at)}
            onChoose={() => choose(reply)}
          />
        ))}
      </Stack>
    );
  };
  const panel = (
    <PickerPanel
      label={text.replies}
      enter={found.length > 0 ? text.insert : null}
      note={text.filledIn}
      head={
        <Row flex="none" gap={8} justify="between" minHeight={36} padX={14} size={12} tone="text2">
          <span role="status">{words ? text.repliesFound(words, found.length) : text.repliesAll(found.length)}</span>
          <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={onEdit}>
            {text.editReplies}
          </Button>
        </Row>
      }
    >
      {body()}
    </PickerPanel>
  );
  return { panel, press, holdsEnter: true, active: found.length > 0 ? optionId(listId, active) : undefined };
}

interface ReplyProps {
  id: string;
  reply: QuickReply;
  customer: Pick<ChatRow, 'sex' | 'name'>;
  isActive: boolean;
  onHover: () => void;
  onChoose: () => void;
}

const Reply = ({ id, reply, customer, isActive, onHover, onChoose }: ReplyProps) => (
  <Row
    as="li"
    flex="none"
    gap={8}
    minHeight={58}
    padX={14}
    padY={8}
    className={css.option}
    id={id}
    role="option"
    aria-selected={isActive}
    onMouseEnter={onHover}
    // the text keeps the caret
    onMouseDown={(event: MouseEvent) => {
      event.preventDefault();
      onChoose();
    }}
  >
    <Text size={13} weight={500} tone="teal" ellipsis className={css.shortcut}>
      /{reply.shortcut}
    </Text>
    <Cell as="span">
      <Text size={13} weight={600} ellipsis>
        {reply.title}
      </Text>
      <Text size={12} tone="text2" ellipsis>
        {replyParts(reply.text, customer).map((part, at) => (
          <span key={at} className={part.isFilled ? css.filled : undefined}>
            {part.text}
          </span>
        ))}
      </Text>
    </Cell>
    {isActive && (
      <Row phone="hidden">
        <Kbd>Enter</Kbd>
      </Row>
    )}
  </Row>
);

/** Houses and quick replies, by a sign in the text or by a button. Mockups 29. */
export function usePicker({ head, draft, area, mayWrite, onEditReplies }: PickerInput) {
  const id = head.uuid;
  const listId = useId();
  const [caret, setCaret] = useState(draft.text.length);
  /** What is searched for in the house picker that its button opened; null: it is closed. */
  const [searched, setSearched] = useState<string | null>(null);
  /** Where a sign stands whose choices were closed by Esc. */
  const [dismissed, setDismissed] = useState<number | null>(null);
  const putCaret = useRef<number | null>(null);
  const asked = mayWrite && searched === null ? triggerAt(draft.text, caret) : null;
  const trigger = asked && asked.from !== dismissed ? asked : null;

  useLayoutEffect(() => {
    if (putCaret.current === null) return;
    area.current?.resizableTextArea?.textArea.setSelectionRange(putCaret.current, putCaret.current);
    putCaret.current = null;
  }, [area, draft.text]);

  const focus = () => area.current?.focus();
  const close = () => {
    if (trigger) setDismissed(trigger.from);
    setSearched(null);
    focus();
  };
  /** Changes the text, and puts the caret where one goes on. */
  const write = (next: { text: string; caret: number }, rest: Partial<ChatDraft> = {}) => {
    putCaret.current = next.caret;
    setCaret(next.caret);
    setSearched(null);
    changeDraft(id, () => ({ text: next.text, ...rest }));
    focus();
  };
  const instead = (words: string) => (trigger ? replaced(draft.text, trigger, words) : { text: draft.text, caret });
  const reply = useReplyPicker({
    words: trigger?.kind === 'reply' ? trigger.words : null,
    customer: head,
    listId,
    onChoose: (one) => write(instead(filledReply(one.text, head))),
    onClose: close,
    onEdit: () => {
      close();
      onEditReplies();
    },
  });
  const house = useHousePicker({
    head,
    words: trigger?.kind === 'house' ? trigger.words : searched,
    isInSentence: trigger?.isInSentence ?? false,
    hasBox: searched !== null,
    listId,
    onWords: (words) => setSearched(words),
    onChoose: ({ house: chosen }) => write(instead(''), { house: chosen }),
    onClose: close,
  });
  const picker = mayWrite ? (reply ?? house) : null;
  const toggleHouse = () => (house ? close() : setSearched(''));
  const toggleReply = () => {
    if (reply) return close();
    const before = draft.text.slice(0, caret);
    const sign = before === '' || /\s$/.test(before) ? '/' : ' /';
    setDismissed(null);
    write({ text: before + sign + draft.text.slice(caret), caret: caret + sign.length });
  };
  const follow = (place: number) => {
    setCaret(place);
    // another sign is another question
    if (dismissed !== null && triggerAt(draft.text, place)?.from !== dismissed) setDismissed(null);
  };
  return {
    ...{ picker, listId, follow },
    house: { isOpen: house !== null, toggle: toggleHouse },
    reply: { isOpen: reply !== null, toggle: toggleReply },
  };
}
