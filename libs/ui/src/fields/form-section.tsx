import type { ReactNode } from 'react';

interface FormSectionProps {
  /** DOM id. The section index scrolls to it. */
  id: string;
  title: string;
  description?: ReactNode;
  /** At the right of the title: a button, a progress line. */
  aside?: ReactNode;
  /** Columns on wide screens (2 on phones, none for `plain` content). Default 4. */
  plain?: boolean;
  children: ReactNode;
}

/** A part of a form with its heading. Its fields are in a grid of four columns, on phones two. look.md "Forms". */
export function FormSection({ id, title, description, aside, plain, children }: FormSectionProps) {
  return (
    <section id={id} className="ta-form-section" aria-labelledby={`${id}-title`}>
      <div className="ta-form-section-head">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {description ? <p>{description}</p> : null}
        </div>
        {aside}
      </div>
      <div className={plain ? 'ta-form-plain' : 'ta-form-grid'}>{children}</div>
    </section>
  );
}

/** Checkboxes side by side, over the whole width of the grid. */
export const CheckboxRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="ta-form-row" role="group" aria-label={label}>
    {children}
  </div>
);
