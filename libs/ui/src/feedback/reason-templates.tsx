import { commonText } from '@toam/contracts/texts/common';

interface ReasonTemplatesProps {
  templates: readonly string[];
  /** The text in the box. */
  chosen: string;
  onChoose: (template: string) => void;
}

/** Common reasons as chips above the box. */
export const ReasonTemplates = ({ templates, chosen, onChoose }: ReasonTemplatesProps) => (
  <div className="ta-reason-templates" role="group" aria-label={commonText.reasonTemplates}>
    {templates.map((template) => (
      <button
        key={template}
        type="button"
        aria-pressed={chosen === template}
        // The box keeps the focus. Losing it while empty would show the error.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(template)}
      >
        {template}
      </button>
    ))}
  </div>
);
