import type { ReactNode } from 'react';
import './notice-line.css';

interface NoticeLineProps {
  /** What it is about, for who can't see it. */
  label: string;
  /** A warning goes by itself; a question waits for one of its answers, which on a phone have a row of their own. */
  kind: 'warning' | 'question';
  icon: ReactNode;
  words: ReactNode;
  answers: ReactNode;
}

/** A line over the screen that is never in its way. */
export const NoticeLine = ({ label, kind, icon, words, answers }: NoticeLineProps) => (
  <section className={`notice-line notice-line-${kind}`} aria-label={label}>
    {icon}
    <p>{words}</p>
    <span className="notice-line-answers">{answers}</span>
  </section>
);
