import type { CSSProperties, ReactNode } from 'react';

/** Props of every field of the kit, besides its value. */
export interface FieldLook {
  label: ReactNode;
  /** Draws the crimson star. Only the schema decides whether the field is required. */
  required?: boolean | undefined;
  /** Shown under the control. An error replaces it. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** Columns that the field takes in a `FormSection` grid. Default 1. */
  span?: number | undefined;
}

interface FieldFrameProps extends FieldLook {
  id: string;
  error?: string | undefined;
  /** For a group of controls (radios, a segmented switch): the label is its accessible name, not a label element. */
  group?: boolean;
  children: ReactNode;
}

/** Ids that connect a control to its note. The note is the error if there is one. */
export const noteId = (id: string) => `${id}-note`;
export const labelId = (id: string) => `${id}-label`;

/** Frame of every field: label above, the control, then its error or hint. look.md "Forms". */
export function FieldFrame({ id, label, required, hint, error, span, group, children }: FieldFrameProps) {
  const style: CSSProperties | undefined = span ? { gridColumn: `span ${span}` } : undefined;
  const text = (
    <>
      {label}
      {required ? (
        <span className="ta-field-required" aria-hidden>
          *
        </span>
      ) : null}
    </>
  );
  return (
    <div className="ta-field" style={style} data-field={id}>
      {group ? (
        <span className="ta-field-label" id={labelId(id)}>
          {text}
        </span>
      ) : (
        <label className="ta-field-label" htmlFor={id} id={labelId(id)}>
          {text}
        </label>
      )}
      {children}
      {error ? (
        <div className="ta-field-error" id={noteId(id)} role="alert">
          {error}
        </div>
      ) : hint ? (
        <div className="ta-field-note" id={noteId(id)}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
