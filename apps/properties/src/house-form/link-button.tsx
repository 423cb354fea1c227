import { Text } from '@toam/ui/core';
import type { ComponentProps } from 'react';
import * as css from './house-form.module.css';

/** An action inside a sentence, which looks like a link. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <Text as="button" type="button" tone="teal" className={css.link} {...props} />
);
