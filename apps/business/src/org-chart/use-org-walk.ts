import { useUser } from '@toam/auth/session';
import { useUrlState } from '@toam/ui/core';
import { useMemo, useState } from 'react';
import { recordId } from '@toam/list-screen/list-search';
import { z } from 'zod';
import { aboveOf, findPeople, firstOpen, type OrgTree } from './org-tree';

/** What two views of the chart share: who is shown, which branches are open, whom the search finds. */
export interface OrgWalk {
  tree: OrgTree;
  viewerId: number;
  /** Whose panel is open. */
  person: number | null;
  show: (id: number | null) => void;
  open: ReadonlySet<number>;
  setOpen: (ids: readonly number[], isOpen: boolean) => void;
  /** Whom to bring into view, in the middle or just anywhere; a new object each time. */
  aim: OrgAim | null;
  /** Opens the branches above somebody and brings them into the middle of the view. */
  lookAt: (id: number) => void;
  search: OrgSearch;
}

export interface OrgAim {
  id: number;
  inMiddle: boolean;
}

export interface OrgSearch {
  text: string;
  found: readonly number[];
  /** The one of them that is looked at, and its place in `found`. */
  current: number | null;
  at: number;
  change: (text: string) => void;
  /** 1 to the next one, -1 to the one before, around the ends. */
  step: (by: 1 | -1) => void;
}

/** The open branches with everybody above these people. */
const openedTo = (tree: OrgTree, open: ReadonlySet<number>, ids: readonly (number | null | undefined)[]) =>
  new Set([...open, ...ids.flatMap((id) => (typeof id === 'number' ? aboveOf(tree, id) : []))]);

/** Whom the chart begins with: the person of the address, else the top. */
function firstAim({ tops: [top] }: OrgTree, first: number | null): OrgAim | null {
  if (first !== null) return { id: first, inMiddle: true };
  return top === undefined ? null : { id: top, inMiddle: false };
}

/** What the address of the org chart may hold. */
const orgChartSearch = z.object({
  /** Whose panel is open. */
  person: recordId,
  search: z.string().catch(''),
});

export function useOrgWalk(tree: OrgTree): OrgWalk {
  const viewerId = useUser().id;
  const [{ person, search: text }, change] = useUrlState(orgChartSearch);
  const found = useMemo(() => findPeople(tree, text), [tree, text]);
  const [at, setAt] = useState(0);
  const first = person ?? found[0] ?? null;
  const [open, setOpen] = useState<ReadonlySet<number>>(() => openedTo(tree, firstOpen(tree, viewerId), [first]));
  const [aim, setAim] = useState<OrgAim | null>(() => firstAim(tree, first));

  const reveal = (id: number, inMiddle: boolean) => {
    setOpen((now) => openedTo(tree, now, [id]));
    setAim({ id, inMiddle });
  };
  const lookAt = (id: number) => reveal(id, true);
  // The address changed, or somebody moved the person. A card that is in view stays where it is.
  const under = person === null ? '' : aboveOf(tree, person).join();
  const [known, setKnown] = useState({ person, under });
  if (known.person !== person || known.under !== under) {
    setKnown({ person, under });
    if (person !== null) reveal(person, false);
  }
  const place = Math.min(at, Math.max(0, found.length - 1));
  return {
    ...{ tree, viewerId, person, open, aim, lookAt },
    show: (id) => change({ person: id }, { replace: person !== null && id !== null }),
    setOpen: (ids, isOpen) =>
      setOpen((now) => new Set(isOpen ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id)))),
    search: {
      ...{ text, found, at: place, current: found[place] ?? null },
      change: (typed) => {
        change({ search: typed }, { replace: true });
        setAt(0);
        const [match] = findPeople(tree, typed);
        if (match !== undefined) lookAt(match);
      },
      step: (by) => {
        const next = (place + by + found.length) % found.length;
        const match = found[next];
        if (match === undefined) return;
        setAt(next);
        lookAt(match);
      },
    },
  };
}
