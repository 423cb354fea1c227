import type { HandOverPreview } from '@toam/contracts/user/hand-over.endpoints';
import { formatNumber, Stack, Cell, Row, Text } from '@toam/ui/core';
import { useId } from 'react';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import * as css from './hand-over.module.css';

/** What will happen to the account. */
export interface Closing {
  lock: boolean;
  resigned: boolean;
}

interface HandOverAccountProps {
  from: HandOverPreview['from'];
  closing: Closing;
  onChange: (patch: Partial<Closing>) => void;
}

/** Checkboxes to lock the account and mark the person as resigned. If that is already done, a text says so. */
export const HandOverAccount = ({ from, closing, onChange }: HandOverAccountProps) => (
  <Stack as="ul" gap={8}>
    <li>
      <HandOverChoice
        label={text.lock}
        note={
          from.status === 0
            ? text.isLocked
            : from.sessions > 0
              ? text.lockSessions(formatNumber(from.sessions))
              : text.lockNoSessions
        }
        checked={closing.lock || from.status === 0}
        disabled={from.status === 0}
        onChange={(lock) => onChange({ lock })}
      />
    </li>
    <li>
      <HandOverChoice
        label={text.resigned}
        note={from.employee_status === 'resigned' ? text.isResigned : ''}
        checked={closing.resigned || from.employee_status === 'resigned'}
        disabled={from.employee_status === 'resigned'}
        onChange={(resigned) => onChange({ resigned })}
      />
    </li>
  </Stack>
);

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
