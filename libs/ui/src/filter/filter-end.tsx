import type { ReactNode } from 'react';
import { Stack, Text } from '../layout/layout';
import * as css from './filter-fields.module.css';

/** One end of a range: its label above its field. */
export const LabelledEnd = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack as="label" gap={4}>
    <Text size={12} tone="text2">
      {label}
    </Text>
    {children}
  </Stack>
);

/** What is wrong with the typed range. If nothing is, its value in words. */
export const FilterProblem = ({ id, problem, words }: { id?: string; problem: string; words?: string }) => (
  <Text as="div" id={id} role="alert" size={12} top={4} tone={problem ? 'error' : 'text3'} className={css.problem}>
    {problem || words}
  </Text>
);
