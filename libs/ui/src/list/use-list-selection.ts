import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListSelection } from './list-table';

const nothing = { ids: new Set<number>() as ReadonlySet<number>, only: false, choosing: false };

/**
 * Which rows of a list are chosen. A choice belongs to the question it was made under: after another tab, search or filter
 * it is gone, so that nobody deletes what is not on the screen.
 * @param question what the list asks the API
 */
export function useListSelection(question: unknown): {
  selection: ListSelection;
  setOnly: (only: boolean) => void;
  /** On a phone: the next presses choose. */
  startChoosing: () => void;
} {
  const asked = hashKey([question]);
  const [kept, keep] = useState({ ...nothing, asked });
  const { ids, only, choosing } = kept.asked === asked ? kept : nothing;
  return {
    selection: {
      ids,
      only,
      choosing,
      // With the last one let go there is nothing left to show alone, and choosing is over.
      onChange: (next) => keep({ asked, ids: next, only: only && next.size > 0, choosing: choosing && next.size > 0 }),
    },
    setOnly: (next) => keep({ asked, ids, only: next, choosing }),
    startChoosing: () => keep({ asked, ids, only: false, choosing: true }),
  };
}
