/** A key event, of the browser or as React wraps it. */
type KeyPress = Pick<KeyboardEvent, 'key'> & ({ nativeEvent: KeyboardEvent } | { isComposing: boolean });

/** What browsers give as the code of a key that an input method took; some say so by nothing else. */
const takenKey = 229;

/**
 * Whether the key belongs to an input method, such as Telex, which composes a Vietnamese letter of several keys. Then Enter ends the letter,
 * and means nothing else.
 */
export function isComposing(event: KeyPress): boolean {
  const native = 'nativeEvent' in event ? event.nativeEvent : (event as KeyboardEvent);
  return native.isComposing || native.keyCode === takenKey;
}

/** Whether Enter was pressed, to be taken as Enter. Lint refuses to compare the key alone. */
export const isEnter = (event: KeyPress): boolean => event.key === 'Enter' && !isComposing(event);
