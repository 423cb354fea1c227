import { commonText } from '@toam/contracts/texts/common';
import { create } from 'zustand';
import { showError } from './error-store';

type ToastKind = 'success' | 'error' | 'warning' | 'info';

interface ToastOptions {
  description?: string;
  /** One action, such as «Hoàn tác». */
  action?: { label: string; onClick: () => void };
  /** Time on screen. If it differs from `toastMs`, a line shows the time left. */
  ms?: number;
  /** Work in progress. The toast stays until it ends. */
  work?: { part: number | null; onCancel: () => void };
}

export interface Toast extends ToastOptions {
  id: number;
  kind: ToastKind;
  text: string;
}

/** Time on screen. It pauses while the pointer or the focus is on the toast. Specification 2 §7. */
export const toastMs = 3000;

/** Time to undo. Issue 3, "Selection actions". */
export const undoMs = 10_000;

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }));

let lastId = 0;

/** Keeps the last few toasts, and all with work or an action: those stay for their full time. */
const lately = (toasts: Toast[]) => toasts.filter((one, at) => one.work || one.action || at >= toasts.length - 3);

const show =
  (kind: ToastKind) =>
  (text: string, options: ToastOptions = {}) => {
    const toast = { ...options, id: ++lastId, kind, text };
    useToasts.setState(({ toasts }) => ({ toasts: [...lately(toasts), toast] }));
    return toast.id;
  };

export const closeToast = (id: number) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/**
 * Says what was done and offers «Hoàn tác» for 10 s.
 * @param onUndo undoes it; if it throws, «Lỗi» shows the message
 * @returns its id for `closeToast`, once it can't be undone any more
 */
const undo = (text: string, onUndo: () => unknown, description?: string) =>
  show('success')(text, {
    ...(description && { description }),
    ms: undoMs,
    action: { label: commonText.undo, onClick: () => void Promise.resolve().then(onUndo).catch(showError) },
  });

/** Long work on the screen. Shows its progress, and closes when it ends. */
interface WorkToast {
  /** @param part 0 to 1; null while the total is unknown */
  tell(description: string, part?: number | null): void;
  end(): void;
}

/**
 * Shows long work with «Huỷ», while the person does something else.
 * @param onCancel stops it; the caller of `work` still calls `end`
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
