import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { type ChatDraft, changeDraft } from '../chat/draft-store';
import { replaced, triggerAt } from '../chat/composer-trigger';
import { filledReply } from '../chat/quick-reply-text';
import type { ComposerArea } from './composer-area';
import { useHousePicker } from './use-house-picker';
import { useReplyPicker } from './use-reply-picker';

interface PickerInput {
  head: ChatHead;
  draft: ChatDraft;
  area: RefObject<ComposerArea | null>;
  mayWrite: boolean;
  onEditReplies: () => void;
}

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
