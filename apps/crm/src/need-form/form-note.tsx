import { Text } from '@toam/ui/core';
import type { ComponentProps } from 'react';
import * as css from './form-note.module.css';

/** A note under a field, over the whole width of the section. */
export const FormNote = (props: ComponentProps<'p'> & { tone: 'text3' | 'warning' }) => (
  <Text as="p" self="all" size={12} className={css.note} {...props} />
);
