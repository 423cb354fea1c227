import { useState } from 'react';

/** Texts of a form's fields, by the form's control. */
const texts = new WeakMap<object, Map<string, unknown>>();

/**
 * What was typed into a field whose value is not its text. A field that is drawn anew (another section, another type of house) shows
 * it again: an unreadable text stands in no value, and would be lost. D121
 */
export function useTypedText<Typed>(control: object, name: string, empty: Typed): [Typed, (typed: Typed) => void] {
  const [typed, setTyped] = useState(() => (texts.get(control)?.get(name) as Typed | undefined) ?? empty);
  const keep = (next: Typed): void => {
    const ofForm = texts.get(control) ?? new Map<string, unknown>();
    texts.set(control, ofForm.set(name, next));
    setTyped(next);
  };
  return [typed, keep];
}
