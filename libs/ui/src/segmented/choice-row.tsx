import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import * as css from './choice-row.module.css';

const stepOf: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Arrow keys for a group of buttons with role radio: focuses and chooses the next one. */
export function walkChoices(event: KeyboardEvent<HTMLElement>): void {
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]:not(:disabled)')];
  const at = radios.findIndex((radio) => radio === document.activeElement);
  const step = stepOf[event.key];
  const next = step === undefined || at < 0 ? undefined : radios[(at + step + radios.length) % radios.length];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  next.click();
}

export interface RowChoice<Value> {
  value: Value;
  label: ReactNode;
  /** Sets `data-tone`, for its colours. */
  tone?: string;
}

interface ChoiceRowProps<Value> {
  /** Accessible name. */
  label: string;
  choices: readonly RowChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** One of several choices as buttons side by side, which scroll sideways if they have no room. One tab stop; the arrow keys choose. */
export function ChoiceRow<Value extends string | number>({
  label,
  choices,
  value,
  onChange,
  className,
}: ChoiceRowProps<Value>) {
  const hasChosen = choices.some((choice) => choice.value === value);
  return (
    <div role="radiogroup" aria-label={label} className={clsx(css.row, className)} onKeyDown={walkChoices}>
      {choices.map((choice, at) => (
        <button
          key={choice.value}
          type="button"
          role="radio"
          aria-checked={choice.value === value}
          tabIndex={(hasChosen ? choice.value === value : at === 0) ? 0 : -1}
          data-tone={choice.tone}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
