import { targetScreenText as text } from './target-screen.text';
import { targetFigureText } from '@toam/contracts/business/target.text';
import type { TargetFigure } from '@toam/domain/business/target.record';
import { Input } from '@toam/ui/core';
import { useControlSize } from '@toam/ui/form';

interface TargetInputProps {
  userId: number;
  /** Whose value it is. */
  who: string;
  figure: TargetFigure;
  text: string;
  problem: string | undefined;
  isUnsaved: boolean;
  isLocked: boolean;
  placeholder?: string | undefined;
  onType: (text: string) => void;
}

/** A cell of the table, or a field of a card. Keys and pasted blocks go to the table around it. */
export function TargetInput({
  userId,
  who,
  figure,
  text: value,
  problem,
  isUnsaved,
  isLocked,
  placeholder,
  onType,
}: TargetInputProps) {
  const size = useControlSize();
  return (
    <Input
      size={size}
      inputMode="numeric"
      autoComplete="off"
      aria-label={text.cell(who, targetFigureText[figure])}
      aria-invalid={problem !== undefined}
      title={problem}
      status={problem ? 'error' : undefined}
      value={value}
      readOnly={isLocked}
      placeholder={placeholder}
      data-cell={`${userId} ${figure}`}
      data-unsaved={isUnsaved || undefined}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
