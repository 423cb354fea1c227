import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Rows of a part: more than a screen shows. */
export const rowsOfPart = 20;

/** The parts that somebody sees now, by what stands for them; the first without a layout. */
function partsInSight(frame: HTMLElement): number[] {
  const { top, bottom } = frame.getBoundingClientRect();
  const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)];
  const seen = [...frame.querySelectorAll('tbody')].flatMap((part, at) => {
    const place = part.getBoundingClientRect();
    return place.bottom > from && place.top < to ? [at] : [];
  });
  return seen.length > 0 ? seen : [0];
}

/**
 * Which parts of many rows are drawn: those in sight at once, the others one by one, so that the page answers meanwhile. Parts that wait
 * keep their height, so that nothing moves.
 * @param content says what all rows show: once it is another, they are drawn anew
 */
export function useDrawnParts(content: string, count: number, frame: RefObject<HTMLElement | null>): readonly number[] {
  const [state, setState] = useState({ content, drawn: [0] });
  if (state.content !== content) setState({ content, drawn: [] });
  const { drawn } = state;
  useLayoutEffect(() => {
    // before the eye sees it
    if (drawn.length === 0 && frame.current) setState({ content, drawn: partsInSight(frame.current) });
  }, [content, drawn, frame]);
  useEffect(() => {
    const next = Array.from({ length: count }, (_, at) => at).find((at) => !drawn.includes(at));
    if (drawn.length === 0 || next === undefined) return undefined;
    const soon = setTimeout(() => setState({ content, drawn: [...drawn, next] }));
    return () => clearTimeout(soon);
  }, [content, drawn, count]);
  return drawn;
}
