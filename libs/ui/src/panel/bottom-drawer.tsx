import { useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useIsPhone } from '../screen/use-phone';
import { useEscape, useFocusInside } from './dialog-keys';
import { stayInside } from './stay-inside';

interface BottomDrawerProps {
  /** Spoken name. */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * What comes up from the bottom over a darkened screen: 700 px high, 600 under 500 px wide (specification 2 §2), never
 * higher than the screen. Modal: Tab stays inside, Esc and a press beside it close, focus goes back where it came from. On a
 * phone it is pulled by its handle: down to close, up to fill the screen. Whether it is open belongs into the address bar.
 */
export function BottomDrawer({ label, onClose, children }: BottomDrawerProps) {
  const isPhone = useIsPhone();
  const drawer = useRef<HTMLDivElement>(null);
  const { isTall, pull } = usePull(drawer, onClose);
  useFocusInside(drawer);
  useEscape(drawer, onClose);
  return createPortal(
    <div className="ta-drawer-scrim" onPointerDown={(event) => event.target === event.currentTarget && onClose()}>
      <div
        ref={drawer}
        className="ta-drawer"
        data-tall={isTall || undefined}
        role="dialog"
        aria-label={label}
        aria-modal
        tabIndex={-1}
        onKeyDown={(event) => {
          // a dialog above is a child of ours to React, but not in the page
          const isInside = event.target instanceof Node && drawer.current?.contains(event.target);
          if (event.key === 'Tab' && drawer.current && isInside) stayInside(drawer.current, event);
        }}
      >
        {isPhone && (
          <div className="ta-drawer-handle" {...pull}>
            <i />
          </div>
        )}
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Pixels of a pull that mean it, and of a finger that only pressed. */
const meant = 80;

/** The handle follows the finger; let go far enough below it closes, above it fills the screen. */
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
