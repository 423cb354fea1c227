import { sheetImportText as text } from '@toam/contracts/sheet/sheet-import.text';
import { Row } from '@toam/ui/core';
import { CheckIcon } from '@toam/ui/icons';
import * as css from './import-steps.module.css';

interface ImportStepsProps {
  steps: readonly string[];
  /** Index of the current step. */
  at: number;
}

/** The steps from choosing a file to its result. */
export const ImportSteps = ({ steps, at }: ImportStepsProps) => (
  <Row
    as="ol"
    gap={8}
    flex="none"
    padX={16}
    size={13}
    edge="bottomSoft"
    className={css.steps}
    aria-label={text.stepsLabel}
  >
    {steps.map((step, number) => (
      <Row
        key={step}
        as="li"
        gap={8}
        flex="none"
        tone={number === at ? 'text' : 'text3'}
        weight={number === at ? 600 : 400}
        className={css.step}
        aria-current={number === at ? 'step' : undefined}
        data-done={number < at || undefined}
      >
        <Row as="span" justify="center" width={22} height={22} size={12} weight={600} border radius="pill">
          {number < at ? <CheckIcon size={14} /> : number + 1}
        </Row>
        {step}
      </Row>
    ))}
  </Row>
);
