import { longestLine } from '@toam/contracts/field';
import { commonText } from '@toam/contracts/texts/common';
import { listText } from '@toam/contracts/texts/list';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { MagnifyingGlassIcon } from '../icons';
import { IconButton, Row, Text } from '../layout/layout';
import { Kbd } from '../tag/kbd';
import { isTyping } from '../list/hotkeys';
import { Input, type InputRef } from '../input/input';
import * as css from './filter.module.css';

/** Milliseconds from the last key to a search on the server. Specification 1 §2. */
const searchDelay = 500;

interface SearchBoxProps {
  /** The current search, from the address bar. */
  value: string;
  placeholder: string;
  /** Called when typing stops, at once on Enter and on clearing. */
  onSearch: (text: string) => void;
  /** Milliseconds from the last key. Default 500; fewer where nothing is asked of the server. */
  delay?: number;
  /** A button beside it that searches at once, as Enter does. On a phone the keyboard has one. */
  withButton?: boolean;
  /** At the right end in place of the key hint: the phone's filter button. */
  suffix?: ReactNode;
  className?: string;
}

/**
 * A list's search box. "/" puts the cursor into it from anywhere on the screen. A text that is longer than what is searched stays, with
 * what is wrong beside it; the list stays, too.
 */
export function SearchBox(props: SearchBoxProps) {
  const { value, placeholder, onSearch, delay = searchDelay, withButton = false, suffix, className } = props;
  const input = useRef<InputRef>(null);
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    // Back, forward or a cleared filter changed the address, so its text replaces the text in the box.
    // Our own search must not: it would delete what the person has typed since.
    setKnown(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
    }
  }

  const isTooLong = text.trim().length > longestLine;
  const noteId = useId();

  const searchNow = (wanted: string) => {
    if (wanted.length > longestLine) return;
    setSent(wanted);
    if (wanted !== value) onSearch(wanted);
  };
  const search = useEffectEvent(searchNow);
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => search(text.trim()), delay);
    return () => clearTimeout(timer);
  }, [text, value, delay]);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <>
      <Input
        ref={input}
        className={clsx(css.search, className)}
        type="search"
        role="searchbox"
        allowClear
        value={text}
        placeholder={placeholder}
        aria-label={placeholder}
        status={isTooLong ? 'error' : ''}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? noteId : undefined}
        prefix={<MagnifyingGlassIcon size={16} color="var(--text3)" />}
        suffix={
          suffix ??
          (text ? null : (
            <Row phone="hidden">
              <Kbd>/</Kbd>
            </Row>
          ))
        }
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.value === '') searchNow('');
        }}
        onPressEnter={() => searchNow(text.trim())}
        onKeyDown={(event) => event.key === 'Escape' && input.current?.blur()}
      />
      {withButton && (
        <IconButton
          border
          phone="hidden"
          title={listText.search}
          aria-label={listText.search}
          onClick={() => searchNow(text.trim())}
        >
          <MagnifyingGlassIcon size={16} />
        </IconButton>
      )}
      {isTooLong && (
        <Text id={noteId} role="alert" size={12} tone="error">
          {commonText.tooLong(longestLine, text.trim().length)}
        </Text>
      )}
    </>
  );
}
