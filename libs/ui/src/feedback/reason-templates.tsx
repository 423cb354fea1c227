import { commonText } from '@toam/contracts/texts/common';

interface ReasonTemplatesProps {
  templates: readonly string[];
  /** What stands in the box. */
  chosen: string;
  onChoose: (template: string) => void;
}

/** Reasons given often, as chips over the box. */
export const ReasonTemplates = ({ templates, chosen, onChoose }: ReasonTemplatesProps) => (
  <div className="ta-reason-templates" role="group" aria-label={commonText.reasonTemplates}>
    {templates.map((template) => (
      <button
        key={template}
        type="button"
        aria-pressed={chosen === template}
        // the box keeps the focus: leaving it empty would call the reason missing
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(template)}
      >
        {template}
      </button>
    ))}
  </div>
);
