import { commonText } from '@toam/contracts/texts/common';
import { create } from 'zustand';
import { showError } from './error-store';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastOptions {
  description?: string;
  /** One thing to do about it, such as «Hoàn tác». */
  action?: { label: string; onClick: () => void };
  /** How long it stays; a line shows what is left where it differs from `toastMs`. */
  ms?: number;
}

export interface Toast extends ToastOptions {
  id: number;
  kind: ToastKind;
  text: string;
}

/** How long a toast stays; it waits while the pointer or the focus is on it. Specification 2 §7. */
export const toastMs = 3000;

/** How long something can be taken back. Issue 3, "Selection actions". */
export const undoMs = 10_000;

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

const show =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}) => {
    const toast = { ...options, id: ++lastId, kind, text };
    useToasts.setState(({ toasts }) => ({ toasts: [...toasts.slice(-3), toast] }));
  };

export const closeToast = (id: number) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/**
 * Says what was done and offers «Hoàn tác» for 10 s.
 * @param onUndo takes it back; if it throws, «Lỗi» says why
 */
const undo = (text: string, onUndo: () => unknown) =>
  show('success')(text, {
    ms: undoMs,
    action: { label: commonText.undo, onClick: () => void Promise.resolve().then(onUndo).catch(showError) },
  });

/** Brief news, bottom-right. Failures of actions go to the modal «Lỗi» (`showError`) instead. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  undo,
};
