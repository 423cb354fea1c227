import { type ReactNode, useEffect, useRef } from 'react';
import { Link, type To } from 'react-router-dom';
import { Row } from '../layout/layout';
import * as css from './pill-bar.module.css';

interface PillBarProps<Key extends string> {
  /** Accessible name. */
  label: string;
  pills: readonly { key: Key; to: To; label: string; extra?: ReactNode }[];
  current: Key;
}

/** Parts of a tab as links, below a `TabBar`: each has its own address. On a phone they scroll sideways. Mockup 23. */
export function PillBar<Key extends string>({ label, pills, current }: PillBarProps<Key>) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    bar.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <Row as="nav" ref={bar} flex={1} gap={2} className={css.bar} aria-label={label}>
      {pills.map(({ key, to, label: words, extra }) => (
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
          {extra}
        </Row>
      ))}
    </Row>
  );
}
