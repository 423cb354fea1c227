import { commonText } from '@toam/contracts/texts/common';
import { Row, Text } from '../layout/layout';
import * as css from './reason-templates.module.css';

interface ReasonTemplatesProps {
  templates: readonly string[];
  /** The text in the box. */
  chosen: string;
  onChoose: (template: string) => void;
}

/** Common reasons as chips above the box. */
export const ReasonTemplates = ({ templates, chosen, onChoose }: ReasonTemplatesProps) => (
  <Row gap={6} wrap role="group" aria-label={commonText.reasonTemplates}>
    {templates.map((template) => (
      <Text
        as="button"
        key={template}
        type="button"
        className={css.template}
        border
        size={12}
        tone="text2"
        hover="fill"
        aria-pressed={chosen === template}
        // The box keeps the focus, and on a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(template)}
      >
        {template}
      </Text>
    ))}
  </Row>
);
