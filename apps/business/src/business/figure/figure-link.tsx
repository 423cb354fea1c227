import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import { PlainButton } from '@toam/ui/core';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import * as css from './figure-link.module.css';
import { isSameFigure, type OpenedFigure, useOpenedFigure } from './use-opened-figure';

interface FigureLinkProps extends OpenedFigure {
  /** The figure as it is shown. Its button is named for it; without it the content has to say of what it is. */
  value?: string;
  /** Default: the value. */
  children?: ReactNode;
  className?: string | undefined;
}

/** A figure that opens what it is made of. Issue 15. */
export function FigureLink({ value, children, className, ...of }: FigureLinkProps) {
  const [opened, open] = useOpenedFigure();
  const isOpen = isSameFigure(opened, of);
  return (
    <PlainButton
      className={clsx(css.figure, className)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={value === undefined ? undefined : text.named(of.figure, { isPrevious: of.previous === true, value })}
      onClick={() => open(of)}
    >
      {children ?? value}
    </PlainButton>
  );
}
