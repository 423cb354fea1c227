import { isComposing, isEnter } from '@toam/platform/enter-key';
import { Popover, Row, useIsPhone, usePaused } from '@toam/ui/core';
import { TextBox } from '@toam/ui/detail';
import { useId, useLayoutEffect, useRef, useState, type ComponentRef, type KeyboardEvent, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Mentionable } from '@toam/contracts/house/house-comment.endpoints';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { mentionSearch, withMention, type Pick, type MentionSearch } from './composer-text';
import { MentionList, optionId } from './mention-list';
import * as css from './comment-box.module.css';
import { commentQueries } from './comment.queries';

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

/** Milliseconds without typing before a search is sent. */
const searchPause = 200;

const fits = (name: string, typed: string): boolean => searchWords(typed).every((word) => plain(name).includes(word));

interface MentionPicker {
  /** Null while there is nothing to choose. */
  people: readonly Mentionable[] | null;
  active: number;
  setActive: (at: number) => void;
  choose: (person: Mentionable) => void;
  /** Arrow keys, Enter, Tab and Esc while the list is open. @returns whether the list used the key */
  press: (event: KeyboardEvent) => boolean;
}

/** The colleagues after an @. The server finds them while the person types. Keys or a press choose one. */
function useMentionPicker(
  houseId: number,
  search: MentionSearch | null,
  onChoose: (person: Mentionable) => void,
): MentionPicker {
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const typed = usePaused(search?.typed ?? '', searchPause);
  const { data, isPlaceholderData } = useQuery({
    ...commentQueries.mentionable(houseId, typed.trim()),
    enabled: search !== null,
  });
  // The text goes on after an @ that matches nobody: the list closes and does not show empty.
  const isOver = data?.length === 0 && search?.typed.includes(' ') === true;
  // While the new search loads, keeps only the people who match all letters. Otherwise Enter could notify the wrong
  // person.
  const isFound = typed === search?.typed && !isPlaceholderData;
  const fitting = isFound ? data : data?.filter(({ name }) => fits(name, search?.typed ?? ''));
  const people = search && search.from !== dismissed && fitting && !isOver ? fitting : null;
  const at = Math.min(active, Math.max(0, (people?.length ?? 0) - 1));

  const choose = (person: Mentionable) => {
    setActive(0);
    onChoose(person);
  };
  const press = (event: KeyboardEvent): boolean => {
    if (!people || !search) return false;
    const count = people.length;
    const chosen = people[at];
    const hold = isFound ? undefined : () => undefined;
    const action = {
      ArrowDown: count ? () => setActive((at + 1) % count) : undefined,
      ArrowUp: count ? () => setActive((at + count - 1) % count) : undefined,
      Enter: chosen ? () => choose(chosen) : hold,
      Tab: chosen ? () => choose(chosen) : hold,
      Escape: () => setDismissed(search.from),
    }[event.key];
    if (!action || isComposing(event)) return false;
    event.preventDefault();
    event.stopPropagation();
    action();
    return true;
  };
  return { people, active: at, setActive, choose, press };
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
