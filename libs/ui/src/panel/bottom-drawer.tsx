import { useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Row, Stack } from '../layout/layout';
import { useIsPhone } from '../screen/watch-media';
import { useEscape, useFocusInside } from './dialog-keys';
import * as css from './panel.module.css';
import { stayInside } from './stay-inside';

interface BottomDrawerProps {
  /** Accessible name. */
  label: string;
  onClose: () => void;
  /** As high as its content. */
  fits?: boolean;
  children: ReactNode;
}

/**
 * A drawer from the bottom over a darkened screen: 700 px high, 600 under 500 px wide (specification 2 §2), never
 * higher than the screen. Modal: Tab stays inside, Esc and a click beside it close, the focus returns to the opener. On a
 * phone a handle drags it: down closes, up fills the screen. Keep its open state in the address bar.
 */
export function BottomDrawer({ label, onClose, fits = false, children }: BottomDrawerProps) {
  const isPhone = useIsPhone();
  const drawer = useRef<HTMLDivElement>(null);
  const { isTall, pull } = usePull(drawer, onClose);
  useFocusInside(drawer);
  useEscape(drawer, onClose);
  return createPortal(
    <div className={css.scrim} onPointerDown={(event) => event.target === event.currentTarget && onClose()}>
      <Stack
        ref={drawer}
        height={isTall ? '100dvh' : fits ? 'auto' : [700, 600]}
        background="surface"
        overflow="hidden"
        className={css.drawer}
        data-bottom-drawer
        role="dialog"
        aria-label={label}
        aria-modal
        tabIndex={-1}
        onKeyDown={(event) => {
          // For React, a dialog above the drawer is its child. In the page it is not.
          const isInside = event.target instanceof Node && drawer.current?.contains(event.target);
          if (event.key === 'Tab' && drawer.current && isInside) stayInside(drawer.current, event);
        }}
      >
        {isPhone && (
          <Row flex="none" justify="center" className={css.handle} {...pull}>
            <i />
          </Row>
        )}
        {children}
      </Stack>
    </div>,
    document.body,
  );
}

/** Pixels of a drag that count. Upwards half is enough. */
const meant = 80;

/** The drawer follows the finger downwards. Released far enough down, it closes. Far enough up, it fills the screen. */
function usePull(drawer: RefObject<HTMLElement | null>, onClose: () => void) {
  const [isTall, setTall] = useState(false);
  const start = useRef<number | null>(null);
  const shift = (pixels: number) => {
    if (drawer.current) drawer.current.style.translate = pixels > 0 ? `0 ${pixels}px` : '';
  };
  const settle = (event: PointerEvent) => {
    if (start.current === null) return;
    const way = event.clientY - start.current;
    start.current = null;
    shift(0);
    if (way < -meant / 2) setTall(true);
    else if (way > meant && isTall) setTall(false);
    else if (way > meant) onClose();
  };
  const pull = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) shift(event.clientY - start.current);
    },
    onPointerUp: settle,
    onPointerCancel: () => {
      start.current = null;
      shift(0);
    },
  };
  return { isTall, pull };
}
