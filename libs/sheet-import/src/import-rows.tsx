import { Row, Stack, Text } from '@toam/ui/core';
import { ArrowCounterClockwiseIcon, CheckCircleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import * as css from './import-rows.module.css';

/** Preview and result: alerts and filters above the rows. */
export const ImportRowsArea = ({ children }: { children: ReactNode }) => (
  <Stack flex={1} className={css.area}>
    {children}
  </Stack>
);

/** The row's planned or actual result: a tag, words, links. */
export const RowResult = ({ children }: { children: ReactNode }) => (
  <Stack gap={4} align="start" size={12} tone="text2" className={css.result}>
    {children}
  </Stack>
);

interface ImportSummaryProps {
  isUndone: boolean;
  title: string;
  figures?: readonly (readonly [label: string, figure: string])[];
}

/** How the import ended. */
export const ImportSummary = ({ isUndone, title, figures }: ImportSummaryProps) => (
  <Row as="section" wrap gap={32} rowGap={8} flex="none" padX={16} padY={12} edge="bottomSoft">
    <Row as="h2" gap={8} size={16} weight={600}>
      {isUndone ? (
        <ArrowCounterClockwiseIcon size={22} color="var(--text2)" />
      ) : (
        <CheckCircleIcon size={22} weight="fill" color="var(--success)" />
      )}
      {title}
    </Row>
    {figures && (
      <Row as="dl" wrap gap={24} rowGap={4} size={13}>
        {figures.map(([label, figure]) => (
          <Row key={label} gap={6}>
            <Text as="dt" tone="text2">
              {label}
            </Text>
            <Text as="dd" weight={600}>
              {figure}
            </Text>
          </Row>
        ))}
      </Row>
    )}
  </Row>
);
