import { Children, type ReactNode } from 'react';

interface SignInTableProps {
  label: string;
  kind: 'devices' | 'history' | 'failures';
  titles: readonly string[];
  /** Another page is on its way; the rows are the last one's. */
  isStale: boolean;
  children: ReactNode;
}

/**
 * Ten rows at most, so no windowed list: a table by its roles, which on a phone lays each row out as a card
 * (`display: block` would take a real table's roles away).
 */
export const SignInTable = ({ label, kind, titles, isStale, children }: SignInTableProps) => (
  <div
    className={`sign-in-table sign-in-${kind}${isStale ? ' sign-in-stale' : ''}`}
    role="table"
    aria-label={label}
    aria-busy={isStale}
  >
    <div className="sign-in-head" role="row">
      {titles.map((title) => (
        <span key={title} role="columnheader">
          {title}
        </span>
      ))}
    </div>
    {children}
  </div>
);

/** One cell for each child, in the order of the titles; a card says them where the cell alone would not. */
export const SignInRow = ({ titles, children }: { titles: readonly string[]; children: ReactNode }) => (
  <div className="sign-in-row" role="row">
    {Children.map(children, (cell, index) => (
      <div role="cell" data-title={titles[index]}>
        {cell}
      </div>
    ))}
  </div>
);
