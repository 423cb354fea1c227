import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { OrgAim } from './use-org-walk';

const isWithin = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

const movesCalmly = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings a person into view, the first time at once. Somebody who is in view already stays, unless they belong in the middle. */
export function useReveal(frame: RefObject<HTMLElement | null>, aim: OrgAim | null): void {
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
