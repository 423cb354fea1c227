import { Popover as AntPopover, type PopoverProps } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { startInside } from '../focus/focus-start';
import { useFocusReturn } from '../focus/use-focus-return';
import { stayInside } from '../panel/stay-inside';
import { useIsPhone } from '../screen/watch-media';
import * as css from './dialog.module.css';

/** At the corner of a button antd only changes sides, which does not help on a phone: neither side has the room. */
const corner = /(Left|Right)$/;
const movesInside = { overflow: { adjustX: true, adjustY: true, shiftX: true } };

/**
 * antd's popover, always whole on the screen. One opened by a click works with the keyboard: it takes the focus when it opens, Tab stays inside, its keys do
 * not reach the screen, Esc closes it, and the focus returns to its button. antd alone leaves the focus at the button, and Tab
 * never reaches the popover from there.
 */
export function Popover({ open, onOpenChange, afterOpenChange, content, trigger, ...props }: PopoverProps) {
  const [isShown, show] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const isPressed = trigger === 'click';
  const isOpen = open ?? isShown;
  // called here, not in the content: antd does not render the content while it closes
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
      {...(corner.test(props.placement ?? '') && { align: movesInside })}
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
    // For React, a dialog or menu above the popover is its child. In the page it is not.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    if (event.key === 'Escape') onLeave();
    if (event.key === 'Tab') stayInside(event.currentTarget, event);
  };
  return (
    <div ref={ref} tabIndex={-1} className={css.popoverInside} onKeyDown={press}>
      {children}
    </div>
  );
}
