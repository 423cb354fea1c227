import { Card, IconButton, Kbd, PlainButton, Row, Stack, Text } from '@toam/ui/core';
import { CornersInIcon, MinusIcon, PlusIcon } from '@toam/ui/icons';
import {
  useMemo,
  useRef,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import { orgChartText as text } from './org-chart.text';
import * as css from './org-canvas.module.css';
import { OrgDrawing } from './org-drawing';
import { orgLayout } from './org-layout';
import { FindMe, OrgSearchBox } from './org-search-box';
import { useOrgView } from './use-org-view';
import type { OrgWalk } from './use-org-walk';

/** Around the drawing, at full size: room for the search above and the buttons below. */
const margin = { x: 24, top: 72, bottom: 72 };

/** Pixels. A shorter movement is a click. */
const meant = 4;

/** Handlers of a scroll area that the mouse drags. Fingers and pens scroll it by themselves. */
function useDragScroll() {
  const grip = useRef<{ x: number; y: number; left: number; top: number; moves: boolean } | null>(null);
  const dragged = useRef(false);
  return {
    onPointerDown: ({ pointerType, button, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      dragged.current = false;
      if (pointerType !== 'mouse' || button !== 0) return;
      const { scrollLeft, scrollTop } = currentTarget;
      grip.current = { x: clientX, y: clientY, left: scrollLeft, top: scrollTop, moves: false };
    },
    onPointerMove: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      const { current } = grip;
      if (!current) return;
      const [right, down] = [clientX - current.x, clientY - current.y];
      if (!current.moves && Math.hypot(right, down) < meant) return;
      if (!current.moves) currentTarget.setPointerCapture?.(pointerId);
      current.moves = true;
      currentTarget.scrollLeft = current.left - right;
      currentTarget.scrollTop = current.top - down;
    },
    onPointerUp: () => {
      dragged.current = grip.current?.moves === true;
      grip.current = null;
    },
    onPointerCancel: () => {
      grip.current = null;
    },
    // the click at the end of a drag chooses nobody
    onClickCapture: (event: MouseEvent) => {
      if (dragged.current) event.stopPropagation();
      dragged.current = false;
    },
  };
}

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
function useZoom(frame: RefObject<HTMLElement | null>, size: { width: number; height: number }) {
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

/** The tree as a drawing that is scrolled, dragged and zoomed. */
export function OrgCanvas({ walk }: { walk: OrgWalk }) {
  const { tree, open } = walk;
  const { frame, rows, stop, handlers, marks } = useOrgView(walk);
  const layout = useMemo(() => orgLayout(tree, open), [tree, open]);
  const size = { width: layout.width + 2 * margin.x, height: layout.height + margin.top + margin.bottom };
  const zoom = useZoom(frame, size);
  const drag = useDragScroll();
  return (
    <Stack flex={1} relative overflow="hidden" background="layout">
      <div ref={frame} className={css.frame} {...handlers} {...drag}>
        <div className={css.paper} style={{ width: size.width * zoom.scale, height: size.height * zoom.scale }}>
          <div
            className={css.drawing}
            style={{ transform: `scale(${zoom.scale}) translate(${margin.x}px, ${margin.top}px)` }}
          >
            <OrgDrawing {...{ tree, layout, rows, stop, marks }} />
          </div>
        </div>
      </div>
      <Row className={css.top}>
        <OrgSearchBox search={walk.search} />
      </Row>
      <Row className={css.bottom} gap={8}>
        <ZoomBar zoom={zoom} />
        <FindMe walk={walk} />
      </Row>
      <KeyHints />
    </Stack>
  );
}

const ZoomBar = ({ zoom }: { zoom: ReturnType<typeof useZoom> }) => (
  <Card as="div" role="group" aria-label={text.zoom} padX={0} padY={0} radius={6}>
    <Row>
      <IconButton title={text.zoomOut} aria-label={text.zoomOut} onClick={zoom.zoomOut}>
        <MinusIcon size={16} />
      </IconButton>
      <PlainButton
        className={css.percent}
        size={12}
        weight={500}
        title={text.zoomReset}
        aria-label={`${Math.round(zoom.scale * 100)}%, ${text.zoomReset}`}
        onClick={zoom.reset}
      >
        {Math.round(zoom.scale * 100)}%
      </PlainButton>
      <IconButton title={text.zoomIn} aria-label={text.zoomIn} onClick={zoom.zoomIn}>
        <PlusIcon size={16} />
      </IconButton>
      <IconButton title={text.zoomWhole} aria-label={text.zoomWhole} onClick={zoom.showAll}>
        <CornersInIcon size={18} />
      </IconButton>
    </Row>
  </Card>
);

/** The keys of the tree, for people with a keyboard and room for it. */
const KeyHints = () => (
  <Row className={css.hints} gap={6} aria-hidden>
    <Kbd>↑</Kbd>
    <Kbd>↓</Kbd>
    <Text size={12} tone="text2" nowrap>
      {text.keys.walk}
    </Text>
    <Kbd>←</Kbd>
    <Kbd>→</Kbd>
    <Text size={12} tone="text2" nowrap>
      {text.keys.branch}
    </Text>
    <Kbd>Enter</Kbd>
    <Text size={12} tone="text2" nowrap>
      {text.keys.open}
    </Text>
  </Row>
);
