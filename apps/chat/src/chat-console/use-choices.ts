import { isComposing } from '@toam/platform/enter-key';
import { type KeyboardEvent, useState } from 'react';

interface Choices<Choice> {
  active: number;
  setActive: (at: number) => void;
  /** Arrow keys, Enter, Tab and Esc. @returns whether the choices used the key */
  press: (event: KeyboardEvent) => boolean;
  choose: (choice: Choice) => void;
}

/**
 * Moves among choices by keys while the caret stays in a text.
 * @param question another one starts at the first choice
 * @param isWaiting the choices of this question are on their way: Enter must not take one of the question before
 */
export function useChoices<Choice>(
  choices: readonly Choice[],
  question: string,
  isWaiting: boolean,
  onChoose: (choice: Choice) => void,
  onClose: () => void,
  /** Enter takes a choice only after the arrow keys went to one. */
  isPassive = false,
): Choices<Choice> {
  const [place, setPlace] = useState({ question, at: 0, isByKey: false });
  const count = choices.length;
  const at = place.question === question ? Math.min(place.at, Math.max(0, count - 1)) : 0;
  const move = (next: number, isByKey = false) => setPlace({ question, at: next, isByKey });
  const takesEnter = !isPassive || (place.question === question && place.isByKey);
  const press = (event: KeyboardEvent): boolean => {
    if (isComposing(event)) return false;
    const chosen = choices[at];
    const take = () => {
      if (chosen !== undefined && !isWaiting) onChoose(chosen);
    };
    const action = {
      ArrowDown: () => count > 0 && move((at + 1) % count, true),
      ArrowUp: () => count > 0 && move((at + count - 1) % count, true),
      Enter: takesEnter && (chosen !== undefined || isWaiting) ? take : undefined,
      Escape: onClose,
    }[event.key];
    if (!action || event.shiftKey) return false;
    event.preventDefault();
    event.stopPropagation();
    action();
    return true;
  };
  return { active: at, setActive: move, press, choose: onChoose };
}

export const optionId = (listId: string, at: number): string => `${listId}-${at}`;
