import { Drawer as AntDrawer, type DrawerProps } from 'antd';
import { useRef } from 'react';
import { useFocusReturn } from '../focus/use-focus-return';
import * as css from './dialog.module.css';
import { useBackCloses } from './use-back-closes';

/** antd's drawer. On closing, the focus returns to the control that had it, as with every dialog of the kit. */
export function Drawer({ open = false, children, ...props }: DrawerProps) {
  const inside = useRef<HTMLDivElement>(null);
  useFocusReturn(open, () => inside.current?.closest('[role=dialog]') ?? null);
  useBackCloses(open, () => (props.onClose as (() => void) | undefined)?.());
  return (
    <AntDrawer {...props} open={open} focusable={{ focusTriggerAfterClose: false }}>
      <div ref={inside} className={css.inside}>
        {children}
      </div>
    </AntDrawer>
  );
}
