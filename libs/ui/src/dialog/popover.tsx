import { Popover as AntPopover, type PopoverProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { startInside } from '../focus/focus-start';
import { useFocusReturn } from '../focus/use-focus-return';
import { stayInside } from '../panel/stay-inside';
import { useIsPhone } from '../screen/use-phone';

/**
 * antd's popover. One that a press opens is worked by keys: it has the focus once it is open, Tab stays inside, what is typed there
 * is not the screen's, Esc closes it, and the focus goes back to its button. By itself antd leaves the focus at the button, from
 * where Tab never comes to it.
 */
export function Popover({ open, onOpenChange, afterOpenChange, content, trigger, ...props }: PopoverProps) {
  const [isShown, show] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const isPressed = trigger === 'click';
  const isOpen = open ?? isShown;
  // not in its content, which antd draws no more while it goes
  useFocusReturn(isOpen && isPressed, () => inside.current);
  const follow = (next: boolean) => {
    show(next);
    onOpenChange?.(next);
  };
  const begin = (hasOpened: boolean) => {
    afterOpenChange?.(hasOpened);
    if (hasOpened && isPressed && inside.current) startInside(inside.current, !isPhone);
  };
  const children = typeof content === 'function' ? content() : content;
  return (
    <AntPopover
      {...props}
      trigger={trigger}
      open={isOpen}
      onOpenChange={follow}
      afterOpenChange={begin}
      content={
        isPressed ? (
          <Pressed ref={inside} onLeave={() => follow(false)}>
            {children}
          </Pressed>
        ) : (
          children
        )
      }
    />
  );
}

interface PressedProps {
  ref: { current: HTMLDivElement | null };
  onLeave: () => void;
  children: ReactNode;
}

function Pressed({ ref, onLeave, children }: PressedProps) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    // a dialog or menu above is a child of ours to React, but not in the page
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (event.key === 'Escape') onLeave();
    if (event.key === 'Tab') stayInside(event.currentTarget, event);
  };
  return (
    <div ref={ref} tabIndex={-1} className="ta-popover-inside" onKeyDown={press}>
      {children}
    </div>
  );
}
