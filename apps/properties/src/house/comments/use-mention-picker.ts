import { isComposing } from '@toam/platform/enter-key';
import { useQuery } from '@tanstack/react-query';
import type { Mentionable } from '@toam/contracts/house/house-comment.endpoints';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { usePaused } from '@toam/ui/core';
import { useState, type KeyboardEvent } from 'react';
import { commentQueries } from './comment.queries';
import type { MentionSearch } from './composer-text';

/** Milliseconds without typing before a search is sent. */
const searchPause = 200;

const fits = (name: string, typed: string): boolean => searchWords(typed).every((word) => plain(name).includes(word));

interface MentionPicker {
  /** Null while there is nothing to choose. */
  people: readonly Mentionable[] | null;
  active: number;
  setActive: (at: number) => void;
  choose: (person: Mentionable) => void;
  /** Arrow keys, Enter, Tab and Esc while the list is open. @returns whether the list used the key */
  press: (event: KeyboardEvent) => boolean;
}

/** The colleagues after an @. The server finds them while the person types. Keys or a press choose one. */
export function useMentionPicker(
  houseId: number,
  search: MentionSearch | null,
  onChoose: (person: Mentionable) => void,
): MentionPicker {
  const [active, setActive] = useState(0);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const typed = usePaused(search?.typed ?? '', searchPause);
  const { data, isPlaceholderData } = useQuery({
    ...commentQueries.mentionable(houseId, typed.trim()),
    enabled: search !== null,
  });
  // The text goes on after an @ that matches nobody: the list closes and does not show empty.
  const isOver = data?.length === 0 && search?.typed.includes(' ') === true;
  // While the new search loads, keeps only the people who match all letters. Otherwise Enter could notify the wrong
  // person.
  const isFound = typed === search?.typed && !isPlaceholderData;
  const fitting = isFound ? data : data?.filter(({ name }) => fits(name, search?.typed ?? ''));
  const people = search && search.from !== dismissed && fitting && !isOver ? fitting : null;
  const at = Math.min(active, Math.max(0, (people?.length ?? 0) - 1));

  const choose = (person: Mentionable) => {
    setActive(0);
    onChoose(person);
  };
  const press = (event: KeyboardEvent): boolean => {
    if (!people || !search) return false;
    const count = people.length;
    const chosen = people[at];
    const hold = isFound ? undefined : () => undefined;
    const action = {
      ArrowDown: count ? () => setActive((at + 1) % count) : undefined,
      ArrowUp: count ? () => setActive((at + count - 1) % count) : undefined,
      Enter: chosen ? () => choose(chosen) : hold,
      Tab: chosen ? () => choose(chosen) : hold,
      Escape: () => setDismissed(search.from),
    }[event.key];
    if (!action || isComposing(event)) return false;
    event.preventDefault();
    event.stopPropagation();
    action();
    return true;
  };
  return { people, active: at, setActive, choose, press };
}
