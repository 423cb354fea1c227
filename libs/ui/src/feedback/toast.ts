import { create } from 'zustand';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface ToastOptions {
  description?: string;
  /** One thing to do about it, such as «Hoàn tác». */
  action?: { label: string; onClick: () => void };
}

export interface Toast extends ToastOptions {
  id: number;
  kind: ToastKind;
  text: string;
}

/** How long a toast stays; it waits while the pointer or the focus is on it. Specification 2 §7. */
export const toastMs = 3000;

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

/** Brief news, bottom-right. Failures of actions go to the modal «Lỗi» (`showError`) instead. */
export const toast = { success: show('success'), error: show('error'), warning: show('warning'), info: show('info') };
