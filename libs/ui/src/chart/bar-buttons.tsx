import { type KeyboardEvent, useRef, useState } from 'react';
import { Row } from '../layout/layout';
import * as css from './chart.module.css';

interface BarButtonsProps {
  /** What the chart shows. */
  label: string;
  /** What each bar is, and how much. */
  names: readonly string[];
  onOpen: (at: number) => void;
}

/** Where a key leads to. */
const steps: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/** A button over each bar, for keyboards and screen readers: one tab stop, the arrow keys walk. A pointer meets the drawing below. */
export function BarButtons({ label, names, onOpen }: BarButtonsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [reached, reach] = useState(0);
  const last = names.length - 1;
  const stop = Math.min(reached, last);
  const walk = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(stop, last);
    if (to === undefined) return;
    event.preventDefault();
    reach(to);
    box.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <Row ref={box} role="group" aria-label={label} align="stretch" className={css.bars} onKeyDown={walk}>
      {names.map((name, at) => (
        <button
          key={name}
          type="button"
          className={css.bar}
          tabIndex={at === stop ? 0 : -1}
          aria-label={name}
          onFocus={() => reach(at)}
          onClick={() => onOpen(at)}
        />
      ))}
    </Row>
  );
}
