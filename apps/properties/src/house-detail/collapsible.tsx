import { Text } from '@toam/ui/core';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as css from './collapsible.module.css';
import { MoreButton } from './more-button';

/** Unfolded texts scroll above this height, px. Specification 1 §2. */
const tallest = 500;

interface CollapsibleProps {
  /** Height while folded, px. */
  folded: number;
  children: ReactNode;
}

/** A long text that is folded at first: 'Xem thêm' / 'Thu gọn'. Text that fits has no button. */
export function Collapsible({ folded, children }: CollapsibleProps) {
  const text = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const overflows = useOverflow(text, folded);
  return (
    <div>
      <Text
        as="div"
        maxHeight={isOpen ? tallest : folded}
        overflow="hidden"
        className={css.text}
        data-state={isOpen ? 'open' : overflows ? 'folded' : undefined}
        // The keyboard must reach a box that scrolls.
        tabIndex={isOpen ? 0 : undefined}
      >
        <div ref={text}>{children}</div>
      </Text>
      {overflows && <MoreButton isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
    </div>
  );
}

/** Whether the element is higher than the limit. Measured again when its width changes. */
function useOverflow(element: { current: HTMLElement | null }, limit: number): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setOverflows(box.scrollHeight > limit + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [element, limit]);
  return overflows;
}
