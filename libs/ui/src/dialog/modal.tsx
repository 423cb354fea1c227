import { Modal as AntModal, type ModalProps } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { startInside } from '../focus/focus-start';
import { useFocusReturn } from '../focus/use-focus-return';
import { useIsPhone } from '../screen/use-phone';

/**
 * antd's modal, in which the focus starts at the first control of its content, not at the cross, and from which it goes back to
 * where it came from. By itself antd gives it back only to a dialog that is closed before it is taken away, and only to what still
 * stands: after a dialog that a menu opened nobody had it.
 */
export function Modal({ open = false, afterOpenChange, children, ...props }: ModalProps) {
  const inside = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const dialogOf = () => inside.current?.closest<HTMLElement>('[role=dialog]') ?? null;
  useFocusReturn(open, dialogOf);
  const follow = (isOpen: boolean) => {
    afterOpenChange?.(isOpen);
    const dialog = dialogOf();
    if (isOpen && dialog) startInside(dialog, !isPhone);
  };
  return (
    <AntModal {...props} open={open} afterOpenChange={follow} focusable={{ focusTriggerAfterClose: false }}>
      <Inside ref={inside}>{children}</Inside>
    </AntModal>
  );
}

/** While the dialog still comes in it has the focus itself: antd would give it to the cross. */
function Inside({ ref, children }: { ref: { current: HTMLDivElement | null }; children: ReactNode }) {
  useEffect(() => {
    const dialog = ref.current?.closest<HTMLElement>('[role=dialog]');
    if (dialog && !dialog.contains(document.activeElement)) dialog.focus({ preventScroll: true });
  }, [ref]);
  return (
    <div ref={ref} className="ta-inside">
      {children}
    </div>
  );
}
