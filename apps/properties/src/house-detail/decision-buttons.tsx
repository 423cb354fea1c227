import { Button, Row } from '@toam/ui/core';
import { CheckIcon } from '@toam/ui/icons';
import type { ComponentProps } from 'react';
import * as css from './decision-buttons.module.css';

/** Buttons that decide about a house. On a phone they fill the line. */
export const DecisionButtons = (props: ComponentProps<'div'>) => (
  <Row gap={8} justify="end" className={css.buttons} {...props} />
);

/** Not orange: the page already has its one orange button. */
export const ApproveButton = (props: ComponentProps<typeof Button>) => (
  <Button icon={<CheckIcon size={16} />} className={css.approve} {...props} />
);
