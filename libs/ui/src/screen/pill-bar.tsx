import type { Counted } from '@toam/contracts/page';
import { useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { formatTotal } from '../format/number';
import { Row } from '../layout/layout';
import * as css from './pill-bar.module.css';

interface PillBarProps<Key extends string> {
  /** Accessible name. */
  label: string;
  pills: readonly { key: Key; to: To; label: string }[];
  /** Rows of each part; undefined while nobody knows. */
  counts?: Record<Key, Counted> | undefined;
  current: Key;
}

/** Parts of a tab as links, below a `TabBar`: each has its own address. On a phone they scroll sideways. Mockup 23. */
export function PillBar<Key extends string>({ label, pills, counts, current }: PillBarProps<Key>) {
  const bar = useRef<HTMLElement>(null);
  const isCounted = counts !== undefined;
  // again when numbers have made the parts wider
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current, isCounted]);
  return (
    <Row as="nav" ref={bar} flex={1} gap={2} className={css.bar} aria-label={label}>
      {pills.map(({ key, to, label: words }) => (
        <Row
          as={Link}
          key={key}
          to={to}
          flex="none"
          gap={6}
          height={[32, 40]}
          padX={10}
          radius={6}
          size={13}
          tone="text2"
          nowrap
          className={css.pill}
          aria-current={key === current ? 'page' : undefined}
        >
          {words}
          {counts && <PillCount {...counts[key]} />}
        </Row>
      ))}
    </Row>
  );
}

/** Hidden from screen readers: numbers after every part would make the names hard to hear. */
const PillCount = ({ total, total_capped }: Counted) => (
  <Row
    as="span"
    inline
    justify="center"
    height={18}
    padX={6}
    radius="pill"
    size={11}
    weight={500}
    digits
    className={css.count}
    aria-hidden
  >
    {formatTotal(total, total_capped)}
  </Row>
);
