import { Text } from '@toam/ui/core';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './brochure.module.css';

/** Paper. */
export const BrochureSheet = ({ className, ...props }: ComponentProps<typeof Text<'section'>>) => (
  <Text
    as="section"
    width="210mm"
    maxWidth="100%"
    minHeight="297mm"
    tone="text"
    background="surface"
    className={clsx(css.sheet, className)}
    {...props}
  />
);
