import { sheetImportText as text } from '@toam/contracts/texts/sheet-import';
import { CheckIcon } from '@toam/ui/icons';
import './import-frame.css';

interface ImportStepsProps {
  steps: readonly string[];
  /** Index of the current step. */
  at: number;
}

/** The steps from choosing a file to its result. */
export const ImportSteps = ({ steps, at }: ImportStepsProps) => (
  <ol className="import-steps" aria-label={text.stepsLabel}>
    {steps.map((step, number) => (
      <li key={step} aria-current={number === at ? 'step' : undefined} data-done={number < at || undefined}>
        <span>{number < at ? <CheckIcon size={14} /> : number + 1}</span>
        {step}
      </li>
    ))}
  </ol>
);
