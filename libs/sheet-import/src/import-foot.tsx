import { Bar } from '@toam/ui/core';
import type { ReactNode } from 'react';
import * as css from './import-foot.module.css';

/** What the step does next: words and buttons. */
export const ImportFoot = ({ children }: { children: ReactNode }) => (
  <Bar
    as="footer"
    wrap
    gap={[12, 8]}
    minHeight={56}
    padY={8}
    size={13}
    background="surface"
    edge="top"
    className={css.foot}
  >
    {children}
  </Bar>
);
