import type { CSSProperties, ReactNode } from 'react';

/** What every field of the kit can be given, beside its own value. */
export interface FieldLook {
  label: ReactNode;
  /** Draws the crimson star; whether it really is required, the schema says. */
  required?: boolean | undefined;
  /** Stands under the control until an error takes its place. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** Columns that the field takes in a `FormSection` grid. Default 1. */
  span?: number | undefined;
}

interface FieldFrameProps extends FieldLook {
  id: string;
  error?: string | undefined;
  /** A group of controls (radios, a segmented switch) is named by the label instead of labelled. */
  group?: boolean;
  children: ReactNode;
}

/** Ids that tie a control to its note; the note is the error where there is one. */
export const noteId = (id: string) => `${id}-note`;
export const labelId = (id: string) => `${id}-label`;

/** Label above, control, then its error or hint: the same for every field. look.md "Forms". */
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
