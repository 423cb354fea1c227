import type { CSSProperties, ReactNode } from 'react';
import { Stack, Text } from '../layout/layout';
import * as css from './fields.module.css';

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

interface FieldLabelProps {
  /** Id of the control. Without it the label names a group. */
  of?: string | undefined;
  id?: string;
  required?: boolean | undefined;
  children: ReactNode;
}

export function FieldLabel({ of, id, required, children }: FieldLabelProps) {
  const look = { id, size: 13, tone: 'text2' } as const;
  const words = (
    <>
      {children}
      {required && (
        <Text padX={2} tone="error" aria-hidden>
          *
        </Text>
      )}
    </>
  );
  if (!of) return <Text {...look}>{words}</Text>;
  return (
    <Text as="label" htmlFor={of} {...look}>
      {words}
    </Text>
  );
}

/** Why the field's value is refused. */
export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Text as="div" id={id} size={12} tone="error" role="alert">
    {children}
  </Text>
);

/** Frame of every field: label above, the control, then its error or hint. look.md "Forms". */
export function FieldFrame({ id, label, required, hint, error, span, group, children }: FieldFrameProps) {
  const style = span ? ({ '--span': span } as CSSProperties) : undefined;
  return (
    <Stack className={span ? css.wide : undefined} gap={4} style={style} data-field={id}>
      <FieldLabel id={labelId(id)} of={group ? undefined : id} required={required}>
        {label}
      </FieldLabel>
      {children}
      {error ? (
        <FieldError id={noteId(id)}>{error}</FieldError>
      ) : hint ? (
        <Text as="div" id={noteId(id)} className={css.hint} size={12} tone="text3" breaks>
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}
