import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import { CheckIcon } from '@toam/ui/icons';

/** Where one is: file, columns, preview, result. */
export const ImportSteps = ({ at }: { at: 0 | 1 | 2 | 3 }) => (
  <ol className="import-steps" aria-label={text.stepsLabel}>
    {text.steps.map((step, number) => (
      <li key={step} aria-current={number === at ? 'step' : undefined} data-done={number < at || undefined}>
        <span>{number < at ? <CheckIcon size={14} /> : number + 1}</span>
        {step}
      </li>
    ))}
  </ol>
);
