import { commonText } from '@toam/contracts/texts/common';
import { cloneElement, isValidElement, useId, useState, type HTMLAttributes, type MouseEvent } from 'react';
import { toast } from '../feedback/toast';
import { createPart } from '../on-demand/on-demand';
import type { MenuProps } from './dropdown-menu';

/** antd's menus are 65 KB that the first list does not need while all of them are closed. */
const menuPart = createPart(() => import('./dropdown-menu'));

/**
 * A button with a menu. Its child is the button. The menu's code comes while the line is free; who presses earlier gets it as soon as it
 * is here. How it works with keys: `dropdown-menu.tsx`.
 */
export function Dropdown(props: MenuProps) {
  const id = useId();
  // Asked once: with another parent the button would be a new one, and lose the focus.
  const [Menu, setMenu] = useState(menuPart.now);
  const [isPressed, setPressed] = useState(false);
  const { children } = props;
  if (!isValidElement<HTMLAttributes<HTMLElement>>(children)) return children;
  if (Menu)
    return (
      <Menu {...props} startsFrom={isPressed ? `[data-menu="${id}"]` : null}>
        {isPressed ? cloneElement(children, { 'data-menu': id } as object) : children}
      </Menu>
    );

  const open = () => {
    setPressed(true);
    menuPart.arrive().then(
      (code) => setMenu(() => code),
      () => {
        setPressed(false);
        toast.error(commonText.offline);
      },
    );
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    children.props.onClick?.(event);
    if (!props.disabled) open();
  };
  return cloneElement(children, { onClick: press, 'aria-busy': isPressed || undefined });
}
