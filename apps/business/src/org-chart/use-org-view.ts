import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { orgStep } from './org-keys';
import { personOf, rowsOf, type OrgRow } from './org-tree';
import type { OrgAim, OrgWalk } from './use-org-walk';

/** What is special about some people of the chart at the moment. */
export interface Marks {
  /** Whose panel is open. */
  chosen: number | null;
  viewerId: number;
  /** Whether the search finds a person, or looks at them. */
  matchOf: (id: number) => 'found' | 'current' | undefined;
}

/** The same object while nothing of it changes, so that zooming does not render the people again. */
function useMarks({ person, viewerId, search: { found, current } }: OrgWalk): Marks {
  return useMemo(() => {
    const isFound = new Set(found);
    return {
      chosen: person,
      viewerId,
      matchOf: (id) => (id === current ? 'current' : isFound.has(id) ? 'found' : undefined),
    };
  }, [person, viewerId, found, current]);
}

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

const movesCalmly = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings a person into view, the first time at once. Somebody who is in view already stays, unless they belong in the middle. */
function useReveal(frame: RefObject<HTMLElement | null>, aim: OrgAim | null): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const person = aim && frame.current?.querySelector(`[data-person="${aim.id}"]`);
    if (!frame.current || !person) return;
    const [inner, outer] = [person.getBoundingClientRect(), frame.current.getBoundingClientRect()];
    const behavior = isFirst.current || !movesCalmly() ? 'instant' : 'smooth';
    isFirst.current = false;
    if (!aim.inMiddle && isWithin(inner, outer)) return;
    void frame.current.scrollBy?.({
      left: (inner.left + inner.right - outer.left - outer.right) / 2,
      top: (inner.top + inner.bottom - outer.top - outer.bottom) / 2,
      behavior,
    });
  }, [frame, aim]);
}

/** The person whose card or line this is. */
function personAt(target: EventTarget): number | null {
  const id = target instanceof Element ? target.closest<HTMLElement>('[data-person]')?.dataset.person : undefined;
  return id === undefined ? null : Number(id);
}

const isIn = (target: EventTarget, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** The one tab stop of the tree: where the focus was, else the chosen person, the viewer, or the top. */
function stopOf({ person, viewerId }: OrgWalk, rows: readonly OrgRow[], last: number | null): number | null {
  const isThere = (id: number | null) => rows.some((row) => row.id === id);
  return [last, person, viewerId].find(isThere) ?? rows[0]?.id ?? null;
}

/** Lines, tab stop and handlers of the tree. */
function useOrgKeys(walk: OrgWalk, frame: RefObject<HTMLElement | null>) {
  const { tree, open } = walk;
  const rows = useMemo(() => rowsOf(tree, open), [tree, open]);
  const [last, setLast] = useState<number | null>(null);
  const nameOf = (id: number) => personOf(tree, id)?.name ?? '';

  const onKeyDown = (event: KeyboardEvent) => {
    const id = isIn(event.target, '[role=treeitem]') ? personAt(event.target) : null;
    if (id === null || event.ctrlKey || event.metaKey || event.altKey || isIn(event.target, 'a')) return;
    const step = orgStep(event.key, id, rows, nameOf);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    if ('go' in step) frame.current?.querySelector<HTMLElement>(`[data-person="${step.go}"]`)?.focus();
    else if ('show' in step) walk.show(step.show);
    else if ('open' in step) walk.setOpen(step.open, true);
    else walk.setOpen([step.close], false);
  };
  const onClick = (event: MouseEvent) => {
    const id = personAt(event.target);
    if (id === null || isIn(event.target, 'a')) return;
    if (isIn(event.target, '[data-toggle]')) walk.setOpen([id], !open.has(id));
    else walk.show(id);
  };
  const onFocus = (event: FocusEvent) => setLast(personAt(event.target) ?? last);
  return { rows, stop: stopOf(walk, rows, last), handlers: { onKeyDown, onClick, onFocus } };
}

/** What the drawing and the list have in common. The handlers stand on the frame, which scrolls. */
export function useOrgView(walk: OrgWalk) {
  const frame = useRef<HTMLDivElement>(null);
  const keys = useOrgKeys(walk, frame);
  const marks = useMarks(walk);
  useReveal(frame, walk.aim);
  return { frame, marks, ...keys };
}
