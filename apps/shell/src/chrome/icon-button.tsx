import { Row } from '@toam/ui/core';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './icon-button.module.css';

/** A square button of the frame with one icon or portrait. */
export const IconButton = ({ className, ...props }: ComponentProps<'button'>) => (
  <Row
    as="button"
    type="button"
    inline
    height={32}
    width={32}
    flex="none"
    justify="center"
    radius={6}
    tone="text2"
    className={clsx(css.button, className)}
    {...props}
  />
);
