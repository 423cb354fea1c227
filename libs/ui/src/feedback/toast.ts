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
  /** Something is going on: it stays until that is over. */
  work?: { part: number | null; onCancel: () => void };
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

/** The last few stay, and whatever is going on or can be taken back: that has its time. */
const lately = (toasts: Toast[]) => toasts.filter((one, at) => one.work || one.action || at >= toasts.length - 3);

const show =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}) => {
    const toast = { ...options, id: ++lastId, kind, text };
    useToasts.setState(({ toasts }) => ({ toasts: [...lately(toasts), toast] }));
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

/** Long work on the screen: tells how far it is, and goes when it is over. */
export interface WorkToast {
  /** @param part 0 to 1; null while nobody knows how much there is */
  tell(description: string, part?: number | null): void;
  end(): void;
}

/**
 * Shows long work that goes on while the person does something else, with «Huỷ».
 * @param onCancel stops it; whoever began it calls `end`
 */
function work(text: string, onCancel: () => void): WorkToast {
  const id = ++lastId;
  const put = (description: string | undefined, part: number | null) =>
    useToasts.setState(({ toasts }) => ({
      toasts: toasts.map((toast) =>
        toast.id === id ? { ...toast, ...(description && { description }), work: { part, onCancel } } : toast,
      ),
    }));
  useToasts.setState(({ toasts }) => ({
    toasts: [...toasts, { id, kind: 'info', text, work: { part: null, onCancel } }],
  }));
  return { tell: (description, part = null) => put(description, part), end: () => closeToast(id) };
}

/** Brief news, bottom-right. Failures of actions go to the modal «Lỗi» (`showError`) instead. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  undo,
  work,
};
