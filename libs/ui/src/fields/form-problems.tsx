import { formText } from '@toam/contracts/texts/field';
import { InfoIcon, WarningCircleIcon } from '../icons';
import { PlainButton } from '../layout/layout';
import type { FormProblems } from './entry-form';
import * as css from './fields.module.css';

interface FormProblemsButtonProps {
  problems: FormProblems;
  /** Shows every error and goes to the first. */
  onReveal: () => void;
  /** «2 lỗi» instead of «2 lỗi cần sửa», for phones. */
  short?: boolean;
}

/** Error count in a form's footer. Without errors it counts the required fields left. A click goes to the first. */
export function FormProblemsButton({ problems, onReveal, short }: FormProblemsButtonProps) {
  const { shown, waiting } = problems;
  const isWrong = shown.length > 0;
  if (!isWrong && waiting.length === 0) return null;
  const count = isWrong
    ? (short ? formText.errorsShort : formText.errors)(shown.length)
    : (short ? formText.leftShort : formText.left)(waiting.length);
  return (
    <PlainButton
      className={css.problems}
      gap={6}
      padX={8}
      padY={4}
      radius={6}
      size={13}
      weight={500}
      tone={isWrong ? 'error' : 'text2'}
      hover="fill"
      onClick={onReveal}
    >
      {isWrong ? <WarningCircleIcon size={16} weight="fill" /> : <InfoIcon size={16} />}
      {count}
    </PlainButton>
  );
}
