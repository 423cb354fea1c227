import { Dropdown as AntDropdown, type DropdownProps } from 'antd';
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';

/**
 * antd's dropdown. With `autoFocus` the first entry has the focus once the menu is open, from where the arrows lead, and Escape gives it
 * back to where it was: antd gives it to nobody, and hands it to the menu three frames late, even when it has closed by then and
 * somebody types into the dialog that was chosen in it.
 */
export const Dropdown = (props: DropdownProps) =>
  props.autoFocus ? <FocusedDropdown {...props} /> : <AntDropdown {...props} />;

function FocusedDropdown({ popupRender, open, onOpenChange, ...props }: DropdownProps) {
  const [isShown, show] = useState(false);
  const opener = useRef<Element>(null);
  // asked frames later by a menu that is no longer drawn anew
  const isOpen = useRef(false);
  const follow: NonNullable<DropdownProps['onOpenChange']> = (next, info) => {
    isOpen.current = next;
    if (next) opener.current = document.activeElement;
    show(next);
    onOpenChange?.(next, info);
  };
  const leave = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    follow(false, { source: 'trigger' });
  };
  return (
    <AntDropdown
      {...props}
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
