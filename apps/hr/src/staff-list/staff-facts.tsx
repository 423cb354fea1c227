import type { ReactNode } from 'react';

/** A part of the record under its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="staff-panel-part" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** Label and what was entered; a dash for nothing. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="staff-panel-facts">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || <span className="ta-none">–</span>}</dd>
      </div>
    ))}
  </dl>
);
