import { clsx } from 'clsx';
import { Row } from '../layout/layout';
import * as css from './tag.module.css';

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'teal' | 'neutral';

interface StatusTagProps {
  tone: Tone;
  /** A kind, not a state: no dot. */
  isKind?: boolean;
  className?: string;
  children: string;
}

/** A state as tint, dot and word: never colour alone. */
export const StatusTag = ({ tone, isKind = false, className, children }: StatusTagProps) => (
  <Row
    as="span"
    inline
    gap={6}
    padX={8}
    size={12}
    weight={500}
    nowrap
    radius={4}
    tone={tone === 'neutral' ? 'text2' : tone}
    background={tone === 'neutral' ? 'fill' : `${tone}Tint`}
    className={clsx(css.tag, className)}
  >
    {!isKind && <i className={css.mark} />}
    {children}
  </Row>
);
