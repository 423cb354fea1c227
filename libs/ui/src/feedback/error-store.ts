import { create } from 'zustand';
import { isAbort, messageOf } from './failure-message';

/** Messages waiting in the modal «Lỗi», oldest first. */
export const useErrors = create<{ messages: string[] }>(() => ({ messages: [] }));

/**
 * Shows an error in the global modal «Lỗi». For failed actions. A failed query shows its error in its screen,
 * and a refused field at the field. If several calls fail with the same message, it shows once.
 * @param error a thrown value, or a text for people
 */
export function showError(error: unknown) {
  if (isAbort(error)) return;
  const message = messageOf(error);
  useErrors.setState(({ messages }) =>
    messages.includes(message) ? { messages } : { messages: [...messages, message] },
  );
}

/** Closes the message on screen. */
export const closeError = () => useErrors.setState(({ messages }) => ({ messages: messages.slice(1) }));
