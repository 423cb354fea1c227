import { useMemo } from 'react';
import type { OrgWalk } from './use-org-walk';

/** What is special about some people of the chart at the moment. */
export interface Marks {
  /** Whose panel is open. */
  chosen: number | null;
  viewerId: number;
  /** Whether the search finds a person, or looks at them. */
  matchOf: (id: number) => 'found' | 'current' | undefined;
}

/** The same object while nothing of it changes, so that zooming does not render the people again. */
export function useMarks({ person, viewerId, search: { found, current } }: OrgWalk): Marks {
  return useMemo(() => {
    const isFound = new Set(found);
    return {
      chosen: person,
      viewerId,
      matchOf: (id) => (id === current ? 'current' : isFound.has(id) ? 'found' : undefined),
    };
  }, [person, viewerId, found, current]);
}
