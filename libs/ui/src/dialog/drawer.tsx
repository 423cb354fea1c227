import { Drawer as AntDrawer, type DrawerProps } from 'antd';
import { useRef } from 'react';
import { useFocusReturn } from '../focus/use-focus-return';

/** antd's drawer, from which the focus goes back to where it came from, as from every dialog of the kit. */
export function Drawer({ open = false, children, ...props }: DrawerProps) {
  const inside = useRef<HTMLDivElement>(null);
  useFocusReturn(open, () => inside.current?.closest('[role=dialog]') ?? null);
  return (
    <AntDrawer {...props} open={open} focusable={{ focusTriggerAfterClose: false }}>
      <div ref={inside} className="ta-inside">
        {children}
      </div>
    </AntDrawer>
  );
}
