import { useMemo, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { orgStep } from './org-keys';
import { personOf, rowsOf, type OrgRow } from './org-tree';
import type { OrgWalk } from './use-org-walk';

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

/** Lines, tab stop and handlers of the tree, for the drawing and for the list. The handlers stand on the frame around both. */
export function useOrgKeys(walk: OrgWalk, frame: RefObject<HTMLElement | null>) {
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
