import { Row } from '@toam/ui/core';
import type { DayTone } from './day-looks';
import * as css from './legend.module.css';

interface LegendProps {
  entries: readonly (readonly [DayTone | 'planned', string])[];
  /** Tinted squares with a frame, as cells are; otherwise filled as the strip is. */
  tinted?: boolean;
}

/** What the colours mean, in words. */
export const Legend = ({ entries, tinted = false }: LegendProps) => (
  <Row as="ul" gap={16} rowGap={4} wrap size={12} tone="text2" className={css.legend} data-tinted={tinted || undefined}>
    {entries.map(([tone, label]) => (
      <Row as="li" key={tone} gap={6}>
        <i data-tone={tone} />
        {label}
      </Row>
    ))}
  </Row>
);
