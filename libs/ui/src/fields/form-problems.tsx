import { formText } from '@toam/contracts/texts/field';
import { InfoIcon, WarningCircleIcon } from '../icons';
import type { FormProblems } from './entry-form';

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
  if (shown.length > 0) {
    return (
      <button type="button" className="ta-form-problems ta-form-problems-shown" onClick={onReveal}>
        <WarningCircleIcon size={16} weight="fill" />
        {short ? formText.errorsShort(shown.length) : formText.errors(shown.length)}
      </button>
    );
  }
  if (waiting.length === 0) return null;
  return (
    <button type="button" className="ta-form-problems" onClick={onReveal}>
      <InfoIcon size={16} />
      {short ? formText.leftShort(waiting.length) : formText.left(waiting.length)}
    </button>
  );
}
