import { useRef, useState, type CSSProperties, type PointerEvent, type WheelEvent } from 'react';

interface View {
  scale: number;
  x: number;
  y: number;
}

const whole: View = { scale: 1, x: 0, y: 0 };
const largest = 5;
/** Pixels of sideways movement that change the picture. */
const swipe = 56;

const clampScale = (scale: number) => Math.min(largest, Math.max(1, scale));

/** Zooms around a point of the stage, measured from its middle; at full view the picture is centred again. */
export function zoomed(view: View, factor: number, point = { x: 0, y: 0 }): View {
  const scale = clampScale(view.scale * factor);
  if (scale === 1) return whole;
  const ratio = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
}

interface Gestures {
  /** Identity of the picture. A new picture starts at full view. */
  subject: number | undefined;
  onNext: () => void;
  onPrevious: () => void;
}

type Points = Map<number, { x: number; y: number }>;

const distance = (points: Points) => {
  const [one, other] = [...points.values()];
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
};

/** Swipe changes the picture. Pinch, wheel and double click zoom. Dragging moves a zoomed picture. */
export function usePictureGestures({ subject, onNext, onPrevious }: Gestures) {
  const [seen, setSeen] = useState({ subject, view: whole });
  const view = seen.subject === subject ? seen.view : whole;
  const setView = (next: View) => setSeen({ subject, view: next });
  const points = useRef<Points>(new Map());
  const start = useRef({ x: 0, y: 0, spread: 0, view });

  const from = (event: PointerEvent | WheelEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    points.current.set(event.pointerId, from(event));
    if (event.target !== event.currentTarget) event.currentTarget.setPointerCapture?.(event.pointerId);
    start.current = { ...from(event), spread: distance(points.current), view };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!points.current.has(event.pointerId)) return;
    points.current.set(event.pointerId, from(event));
    const { x, y, spread, view: before } = start.current;
    if (points.current.size === 2 && spread > 0) setView(zoomed(before, distance(points.current) / spread));
    else if (before.scale > 1) setView({ ...before, x: before.x + from(event).x - x, y: before.y + from(event).y - y });
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const single = points.current.size === 1;
    if (!points.current.delete(event.pointerId) || !single || view.scale > 1) return;
    const travelled = from(event).x - start.current.x;
    if (travelled <= -swipe) onNext();
    if (travelled >= swipe) onPrevious();
  };
  const style: CSSProperties = { transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` };
  return {
    style,
    zoomIn: () => setView(zoomed(view, 1.5)),
    zoomOut: () => setView(zoomed(view, 1 / 1.5)),
    stage: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: (event: PointerEvent) => void points.current.delete(event.pointerId),
      onDoubleClick: () => setView(view.scale > 1 ? whole : zoomed(view, 2)),
      onWheel: (event: WheelEvent<HTMLElement>) =>
        setView(zoomed(view, event.deltaY < 0 ? 1.15 : 1 / 1.15, from(event))),
    },
  };
}
