import { Text } from '@toam/ui/core';
import type { ComponentProps } from 'react';
import * as css from './house-panel.module.css';

/** What is below the panel's bar: the house, or its shape while it loads. */
export const PanelFrame = (props: ComponentProps<'div'>) => (
  <Text as="div" padX={[20, 16]} padY={[16, 0]} className={css.panel} {...props} />
);
