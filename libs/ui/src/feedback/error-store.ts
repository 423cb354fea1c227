import { create } from 'zustand';
import { isAbort, messageOf } from './failure-message';

/** Messages waiting in the modal «Lỗi», oldest first. */
export const useErrors = create<{ messages: string[] }>(() => ({ messages: [] }));

/**
 * Shows an error in the one global modal «Lỗi». For failed actions; a failed query speaks in its screen,
 * a refused field on the field. The same message is shown once, however many calls failed together.
 * @param error a thrown value, or a text for people
 */
export function showError(error: unknown) {
  if (isAbort(error)) return;
  const message = messageOf(error);
  useErrors.setState(({ messages }) =>
    messages.includes(message) ? { messages } : { messages: [...messages, message] },
  );
}

/** Takes away the message on screen. */
export const closeError = () => useErrors.setState(({ messages }) => ({ messages: messages.slice(1) }));
