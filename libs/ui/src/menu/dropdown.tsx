import { Dropdown as AntDropdown, type DropdownProps } from 'antd';
import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';

/**
 * antd's dropdown. With `autoFocus` the first entry has the focus once the menu is open, from where the arrows lead, and Escape gives it
 * back to where it was: antd gives it to nobody, and hands it to the menu three frames late, even when it has closed by then and
 * somebody types into the dialog that was chosen in it.
 */
export const Dropdown = (props: DropdownProps) =>
  props.autoFocus ? <FocusedDropdown {...props} /> : <AntDropdown {...props} />;

function FocusedDropdown({ popupRender, onOpenChange, ...props }: DropdownProps) {
  const opener = useRef<Element>(null);
  const isOpen = useRef(false);
  const follow: DropdownProps['onOpenChange'] = (open, info) => {
    isOpen.current = open;
    if (open) opener.current = document.activeElement;
    onOpenChange?.(open, info);
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <AntDropdown
      {...props}
      onOpenChange={follow}
      popupRender={(menu) => (
        <FocusedMenu mayEnter={() => isOpen.current} onKeyDown={leave}>
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
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

function FocusedMenu({ ref, mayEnter, onKeyDown, children }: FocusedMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      if (mayEnter()) root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    },
  }));
  return (
    <div ref={root} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
