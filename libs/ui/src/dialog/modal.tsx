import { createPart, useOpened } from '../on-demand/on-demand';
import type { ModalProps } from './modal-window';

const modalPart = createPart(() => import(/* webpackChunkName: "dialog" */ './modal-window'));

/**
 * The kit's dialog (`modal-window.tsx`). Its code, 60 KB, comes while the line is free, or when the first one opens. If it can't come,
 * the dialog closes again: a toast says why, and the next press tries again.
 */
export function Modal(props: ModalProps) {
  const { open = false, onCancel } = props;
  // No event closes it here, and no dialog of ours asks for one.
  const close = onCancel as (() => void) | undefined;
  const ModalWindow = useOpened(modalPart, open, () => close?.());
  return ModalWindow && <ModalWindow {...props} />;
}
