import { PlainButton } from '@toam/ui/core';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './composer.module.css';

interface ComposerToolProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ReactNode;
  label: string;
}

/** A button above the text box. Mockup 29. */
export const ComposerTool = ({ icon, label, ...props }: ComposerToolProps) => (
  <PlainButton
    gap={6}
    height={[32, 40]}
    padX={10}
    radius={6}
    size={13}
    weight={500}
    tone="text2"
    className={css.tool}
    // the cursor stays in the text
    onMouseDown={(event) => event.preventDefault()}
    {...props}
  >
    {icon}
    {label}
  </PlainButton>
);
