import { isEnter } from '@toam/platform/enter-key';
import { Dropdown as AntDropdown, type DropdownProps } from 'antd';
import { clsx } from 'clsx';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as css from './dropdown.module.css';

export interface MenuProps extends Omit<DropdownProps, 'autoFocus' | 'open'> {
  /** Below 500 px: entries high enough to touch. */
  touch?: boolean;
}

interface StartedProps extends MenuProps {
  /** The opener that was pressed before this code was here (a CSS selector). The menu is open from the start. */
  startsFrom: string | null;
}

/**
 * antd's dropdown for the keyboard. The first entry has the focus when the menu opens, and the arrow keys move on. After leaving or
 * choosing, the opener has it again; a dialog opened from the menu takes it and returns it. antd alone gives the focus back to no
 * element. It focuses the menu three frames late, even if the menu has closed by then and the person types elsewhere.
 * Enter always chooses an entry, so `popupRender` must not add buttons or links.
 */
export default function DropdownMenu({ popupRender, onOpenChange, touch, menu, startsFrom, ...props }: StartedProps) {
  const [isShown, show] = useState(startsFrom !== null);
  const opener = useRef<Element>(null);
  // A ref, because antd's menu asks some frames later, when it no longer renders.
  const isOpen = useRef(startsFrom !== null);
  // The pressed opener is gone, this is a new one: it takes over the focus.
  useLayoutEffect(() => {
    opener.current = startsFrom === null ? null : document.querySelector(startsFrom);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [startsFrom]);
  const goBack = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  const follow: NonNullable<DropdownProps['onOpenChange']> = (next, info) => {
    isOpen.current = next;
    if (next) opener.current = document.activeElement;
    else if (info.source === 'menu') goBack();
    show(next);
    onOpenChange?.(next, info);
  };
  const leave = () => {
    goBack();
    follow(false, { source: 'trigger' });
  };
  return (
    <AntDropdown
      {...props}
      menu={menu && { ...menu, className: clsx(touch && css.touch, menu.className) }}
      autoFocus
      open={isShown}
      onOpenChange={follow}
      popupRender={(menu) => (
        <FocusedMenu mayEnter={() => isOpen.current} onLeave={leave}>
          {popupRender?.(menu) ?? menu}
        </FocusedMenu>
      )}
    />
  );
}

interface FocusedMenuProps {
  /** From antd, which calls `focus` on it. */
  ref?: Ref<{ focus: () => void }>;
  mayEnter: () => boolean;
  onLeave: () => void;
  children: ReactNode;
}

function FocusedMenu({ ref, mayEnter, onLeave, children }: FocusedMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      if (mayEnter()) root.current?.querySelector<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')?.focus();
    },
  }));
  // antd listens at the window. A row that stops key events keeps them from it. An entry's submenu would take the focus back.
  const follow = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') onLeave();
    // The key press already chooses the entry. Otherwise the same key could also press a button of the dialog that opens.
    if (isEnter(event)) event.preventDefault();
  };
  return (
    <div ref={root} onKeyDownCapture={follow}>
      {children}
    </div>
  );
}
