import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const smallest = 0.25;
const largest = 2;
/** Of a wheel's pixel, and of a press of a button. */
const perPixel = 1.0025;
const perPress = 1.2;

const clamp = (scale: number): number => Math.min(largest, Math.max(smallest, scale));

interface Point {
  x: number;
  y: number;
}

/** The distance of two fingers and the point between them, in the window. */
function pinchOf({ touches: [one, other] }: TouchEvent): { spread: number; point: Point } | null {
  if (!one || !other) return null;
  const point = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
  return { spread: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY), point };
}

/** Calls `zoomBy` for Ctrl and the wheel (a touchpad's pinch, too) and for two fingers, instead of the browser's own zoom. */
function useZoomGestures(frame: RefObject<HTMLElement | null>, zoomBy: (factor: number, point: Point) => void) {
  const zoom = useEffectEvent(zoomBy);
  useEffect(() => {
    const { current } = frame;
    let spread = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(perPixel ** -event.deltaY, { x: event.clientX, y: event.clientY });
    };
    const onStart = (event: TouchEvent) => {
      spread = pinchOf(event)?.spread ?? 0;
    };
    const onMove = (event: TouchEvent) => {
      const pinch = pinchOf(event);
      if (!pinch || spread === 0) return;
      event.preventDefault();
      zoom(pinch.spread / spread, pinch.point);
      ({ spread } = pinch);
    };
    // React's own listeners could not prevent the browser's zoom
    current?.addEventListener('wheel', onWheel, { passive: false });
    current?.addEventListener('touchstart', onStart, { passive: true });
    current?.addEventListener('touchmove', onMove, { passive: false });
    return () => {
      current?.removeEventListener('wheel', onWheel);
      current?.removeEventListener('touchstart', onStart);
      current?.removeEventListener('touchmove', onMove);
    };
  }, [frame]);
}

/**
 * The scale of a scrolled drawing. What is under the pointer, between the fingers or in the middle stays there.
 * @param frame the scroll area; its first child has the size of the scaled drawing
 * @param size of the drawing at full size, px
 */
export function useZoom(frame: RefObject<HTMLElement | null>, size: { width: number; height: number }) {
  const [scale, setScale] = useState(1);
  /** A point of the window, and the share of the drawing that belongs there. */
  const anchor = useRef<{ point: Point; share: Point } | null>(null);

  const keep = (point: Point) => {
    const drawing = frame.current?.firstElementChild?.getBoundingClientRect();
    if (!drawing) return;
    const share = { x: (point.x - drawing.left) / drawing.width, y: (point.y - drawing.top) / drawing.height };
    anchor.current = { point, share };
  };
  const middle = (): Point => {
    const box = frame.current?.getBoundingClientRect();
    return { x: ((box?.left ?? 0) + (box?.right ?? 0)) / 2, y: ((box?.top ?? 0) + (box?.bottom ?? 0)) / 2 };
  };
  const zoomBy = (factor: number, point = middle()) => {
    keep(point);
    setScale((now) => clamp(now * factor));
  };
  useZoomGestures(frame, zoomBy);

  useLayoutEffect(() => {
    const drawing = frame.current?.firstElementChild?.getBoundingClientRect();
    if (!frame.current || !drawing || !anchor.current) return;
    const { point, share } = anchor.current;
    frame.current.scrollLeft += drawing.left + share.x * drawing.width - point.x;
    frame.current.scrollTop += drawing.top + share.y * drawing.height - point.y;
    anchor.current = null;
  }, [frame, scale]);

  const showAll = () => {
    if (!frame.current) return;
    const { clientWidth, clientHeight } = frame.current;
    anchor.current = null;
    setScale(clamp(Math.min(1, clientWidth / size.width, clientHeight / size.height)));
  };
  const reset = () => {
    keep(middle());
    setScale(1);
  };
  return { scale, showAll, reset, zoomIn: () => zoomBy(perPress), zoomOut: () => zoomBy(1 / perPress) };
}
