import { Modal as AntModal, type ModalProps as AntModalProps } from 'antd';
import { clsx } from 'clsx';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { startInside } from '../focus/focus-start';
import { useFocusReturn } from '../focus/use-focus-return';
import { isSubmitKey } from '../keys/submit-key';
import { useIsPhone } from '../screen/watch-media';
import * as css from './dialog.module.css';
import { useBackCloses } from './use-back-closes';

export interface ModalProps extends AntModalProps {
  /** For a form: below 500 px as large as the screen. Its body scrolls by itself, and its footer stays. */
  phone?: 'full';
}

/** Ctrl+Enter presses the main button, from any field. It does nothing while that button is off. */
function pressMain(event: KeyboardEvent<HTMLElement>) {
  if (!isSubmitKey(event)) return;
  const main = event.currentTarget.querySelector<HTMLButtonElement>('.ant-btn-primary:not(:disabled)');
  if (!main) return;
  event.preventDefault();
  main.click();
}

/**
 * antd's modal. The focus starts at the first control of its content, not at the cross, and returns to the control that had it
 * before. antd alone returns the focus only if the dialog closes before it is unmounted and the opener is still in the page.
 * After a dialog opened from a menu, nothing would have the focus.
 */
export default function ModalWindow({
  open = false,
  afterOpenChange,
  children,
  phone,
  className,
  wrapProps,
  ...props
}: ModalProps) {
  const inside = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const dialogOf = () => inside.current?.closest<HTMLElement>('[role=dialog]') ?? null;
  useFocusReturn(open, dialogOf);
  // No event closes it then, and no dialog of ours asks for one.
  useBackCloses(open, () => props.keyboard !== false && (props.onCancel as (() => void) | undefined)?.());
  const follow = (isOpen: boolean) => {
    afterOpenChange?.(isOpen);
    const dialog = dialogOf();
    if (isOpen && dialog) startInside(dialog, !isPhone);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    wrapProps?.onKeyDown?.(event);
    pressMain(event);
  };
  return (
    <AntModal
      {...props}
      wrapProps={{ ...wrapProps, onKeyDown }}
      open={open}
      afterOpenChange={follow}
      className={clsx(phone && css.phoneFull, className)}
      focusable={{ focusTriggerAfterClose: false }}
    >
      <Inside ref={inside}>{children}</Inside>
    </AntModal>
  );
}

/** The dialog itself has the focus during the opening animation. Otherwise antd would focus the cross. */
function Inside({ ref, children }: { ref: { current: HTMLDivElement | null }; children: ReactNode }) {
  useEffect(() => {
    const dialog = ref.current?.closest<HTMLElement>('[role=dialog]');
    if (dialog && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
  }, [ref]);
  return (
    <div ref={ref} className={css.inside}>
      {children}
    </div>
  );
}
