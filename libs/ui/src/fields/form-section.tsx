import type { ReactNode } from 'react';
import { Grid, Row, Stack, Text, type Space } from '../layout/layout';
import * as css from './fields.module.css';

interface FormSectionProps {
  /** DOM id. The section index scrolls to it. */
  id: string;
  title: string;
  /** Beside the title if it is short, else below it. */
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
    <Stack
      as="section"
      id={id}
      className={css.section}
      gap={12}
      padY={20}
      edge="bottom"
      aria-labelledby={`${id}-title`}
    >
      <Row gap={12} align="start" justify="between">
        <Row gap={8} rowGap={0} align="baseline" wrap>
          <Text as="h2" id={`${id}-title`} size={16} weight={600}>
            {title}
          </Text>
          {description && (
            <Text as="p" size={13} tone="text3">
              {description}
            </Text>
          )}
        </Row>
        {aside}
      </Row>
      {plain ? <div>{children}</div> : <FormGrid>{children}</FormGrid>}
    </Stack>
  );
}

/** Fields in columns. `span` of a field counts them. */
export const FormGrid = ({ children, top = 0 }: { children: ReactNode; top?: Space }) => (
  <Grid className={css.grid} gap={[16, 12]} rowGap={14} top={top}>
    {children}
  </Grid>
);

/** Checkboxes side by side, over the whole width of the grid. */
export const CheckboxRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <Row className={css.checks} gap={20} rowGap={8} align="start" self="all" wrap role="group" aria-label={label}>
    {children}
  </Row>
);
