import { IconButton, Pane, ScreenTitle } from '@toam/ui/core';
import { ArrowLeftIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ImportScreenProps {
  title: string;
  /** Path and label of the back button. */
  back: { to: string; label: string };
  children: ReactNode;
}

/** The frame of every step. */
export const ImportScreen = ({ title, back, children }: ImportScreenProps) => (
  <Pane>
    <ScreenTitle
      text={title}
      before={
        <IconButton as={Link} to={back.to} aria-label={back.label}>
          <ArrowLeftIcon size={18} />
        </IconButton>
      }
    />
    {children}
  </Pane>
);
