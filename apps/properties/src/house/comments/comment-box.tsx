import { isComposing, isEnter } from '@toam/platform/enter-key';
import { Popover, Row, useIsPhone } from '@toam/ui/core';
import { TextBox } from '@toam/ui/detail';
import { useId, useLayoutEffect, useRef, useState, type ComponentRef, type KeyboardEvent, type ReactNode } from 'react';
import { mentionSearch, withMention, type Pick } from './composer-text';
import { MentionList, optionId } from './mention-list';
import { useMentionPicker } from './use-mention-picker';
import * as css from './comment-box.module.css';

interface CommentBoxProps {
  houseId: number;
  /** Accessible name. */
  label: string;
  placeholder: string;
  text: string;
  picks: readonly Pick[];
  onChange: (patch: { text: string; picks?: Pick[] }) => void;
  /** Enter, or Ctrl+Enter. */
  onSubmit: () => void;
  onCancel?: () => void;
  autoFocus?: boolean;
  /** Buttons at the end of the box. */
  children: ReactNode;
}

/**
 * The text box for comments. It grows with the text. Enter submits and Shift+Enter breaks the line; on a phone, which
 * has no Shift, Enter breaks it. @ offers colleagues. The input method keeps the keys that compose a Vietnamese letter.
 */
export function CommentBox(props: CommentBoxProps) {
  const { houseId, label, placeholder, text, picks, onChange, onSubmit, onCancel, autoFocus = false, children } = props;
  const isPhone = useIsPhone();
  const area = useRef<ComponentRef<typeof TextBox>>(null);
  const [caret, setCaret] = useState(text.length);
  const listId = useId();
  const putCaret = useRef<number | null>(null);
  const search = mentionSearch(text, caret, picks);

  const picker = useMentionPicker(houseId, search, (person) => {
    if (!search) return;
    const after = withMention(text, caret, search, person, picks);
    putCaret.current = after.caret;
    setCaret(after.caret);
    onChange({ text: after.text, picks: after.picks });
  });
  useLayoutEffect(() => {
    if (putCaret.current === null) return;
    area.current?.resizableTextArea?.textArea.setSelectionRange(putCaret.current, putCaret.current);
    putCaret.current = null;
  }, [text]);

  const press = (event: KeyboardEvent) => {
    if (picker.press(event) || isComposing(event)) return;
    if (event.key === 'Escape' && onCancel) {
      event.preventDefault();
      event.stopPropagation();
      onCancel();
      return;
    }
    const breaksLine = event.shiftKey || (isPhone && !event.ctrlKey && !event.metaKey);
    if (!isEnter(event) || breaksLine) return;
    event.preventDefault();
    onSubmit();
  };
  const isOpen = picker.people !== null;
  return (
    <Popover
      open={isOpen}
      trigger={[]}
      arrow={false}
      placement="topLeft"
      classNames={{ root: css.people }}
      content={
        picker.people && (
          <MentionList
            id={listId}
            people={picker.people}
            active={picker.active}
            onHover={picker.setActive}
            onChoose={picker.choose}
          />
        )
      }
    >
      <Row className={css.box} align="end" gap={2} minHeight={[34, 40]} background="surface" border radius={6}>
        <TextBox
          ref={area}
          variant="borderless"
          autoSize={{ minRows: 1, maxRows: 8 }}
          autoFocus={autoFocus}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          enterKeyHint={isPhone ? 'enter' : 'send'}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={picker.people?.length ? optionId(listId, picker.active) : undefined}
          onChange={({ target }) => {
            setCaret(target.selectionStart);
            onChange({ text: target.value });
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
          onKeyDown={press}
        />
        {children}
      </Row>
    </Popover>
  );
}
