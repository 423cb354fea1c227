import { Cell, Row, Text } from '@toam/ui/core';
import { useId } from 'react';
import * as css from './hand-over.module.css';

interface HandOverChoiceProps {
  label: string;
  /** A number after the label. */
  count?: string;
  note: string | null;
  /** Why it can't be chosen. In place of the note. */
  blocked?: string | null;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox in a frame: one kind of records, or one change of the account. */
export function HandOverChoice({ label, count, note, blocked, checked, disabled, onChange }: HandOverChoiceProps) {
  const noteId = useId();
  const words = blocked ?? note;
  return (
    <Row
      as="label"
      align="start"
      gap={10}
      padX={12}
      padY={[8, 12]}
      border
      radius={6}
      background="surface"
      className={css.choice}
      data-off={disabled || undefined}
    >
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={words ? noteId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Cell as="span">
        <Text tone={disabled ? 'text2' : undefined}>
          {label} {count && <b>{count}</b>}
        </Text>
        {words && (
          <Text id={noteId} size={13} tone={blocked ? 'error' : 'text2'} breaks>
            {words}
          </Text>
        )}
      </Cell>
    </Row>
  );
}
