import { Dropdown as AntDropdown, type DropdownProps } from 'antd';
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';

/**
 * antd's dropdown, worked by keys: the first entry has the focus once the menu is open, from where the arrows lead, and whoever leaves
 * or has chosen is back where they were, from where a dialog that opens takes it and gives it back. By itself antd gives it to nobody,
 * and hands it to the menu three frames late, even when it has closed by then and somebody types into what was chosen in it.
 * Enter is the menu's alone: what `popupRender` puts around it holds no buttons or links.
 */
export function Dropdown({ popupRender, open, onOpenChange, ...props }: Omit<DropdownProps, 'autoFocus'>) {
  const [isShown, show] = useState(false);
  const opener = useRef<Element>(null);
  // asked frames later by a menu that is no longer drawn anew
  const isOpen = useRef(false);
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
      autoFocus
      open={open ?? isShown}
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
  /** antd's, which calls `focus` on it. */
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
  // antd listens at the window, which no key reaches from a row that keeps keys to itself; an entry's submenu would take the focus back
  const follow = (event: KeyboardEvent) => {
    if (event.key === 'Escape') event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') onLeave();
    // chosen by the press alone: what opens by it, a question even, is not answered by the same key
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <div ref={root} onKeyDownCapture={follow}>
      {children}
    </div>
  );
}
