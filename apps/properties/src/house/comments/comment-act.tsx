import { PlainButton, Row } from '@toam/ui/core';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './comment-act.module.css';

/** A word below a comment that does something: reply, hide, edit. */
export const CommentAct = (props: ComponentProps<'button'>) => (
  <PlainButton
    {...props}
    type="button"
    className={css.act}
    self="start"
    gap={4}
    padY={2}
    size={12}
    tone="text2"
    touch
  />
);

/** Why a comment or its picture was not sent, and what to do. */
export const CommentFailure = ({ children }: { children: ReactNode }) => (
  <Row as="span" role="alert" wrap gap={8} rowGap={2} size={12} tone="error">
    {children}
  </Row>
);
