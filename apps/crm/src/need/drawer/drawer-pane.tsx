import { Cell, Row, Stack, PlainButton, type Space } from '@toam/ui/core';
import type { ComponentProps, ReactNode } from 'react';
import { CaretLeftIcon } from '@toam/ui/icons';
import * as css from './drawer-pane.module.css';

/** What the chosen tab shows: `PaneList`, `PaneDetail`, or both side by side. On a phone one below the other. */
export const DrawerPane = (props: ComponentProps<'div'>) => (
  <Row
    align="stretch"
    flex={1}
    overflow="scroll"
    phone="stack"
    className={css.pane}
    id="need-drawer-shown"
    role="tabpanel"
    {...props}
  />
);

export const PaneList = (props: ComponentProps<typeof Stack>) => (
  <Stack as="section" flex="none" overflow="scroll" edge="right" className={css.list} {...props} />
);

export const PaneDetail = (props: ComponentProps<typeof Cell>) => <Cell as="section" overflow="scroll" {...props} />;

interface BackButtonProps {
  padX?: Space;
  onClick: () => void;
  children: ReactNode;
}

/** Back to the list before. */
export const BackButton = ({ children, ...props }: BackButtonProps) => (
  <PlainButton gap={4} padY={4} tone="teal" weight={500} touch {...props}>
    <CaretLeftIcon size={16} />
    {children}
  </PlainButton>
);
