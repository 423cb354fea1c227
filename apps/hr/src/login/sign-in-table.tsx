import { Children, type ReactNode } from 'react';

interface SignInTableProps {
  label: string;
  kind: 'devices' | 'history' | 'failures';
  titles: readonly string[];
  /** Another page is loading; the rows are still the previous page's. */
  isStale: boolean;
  children: ReactNode;
}

/**
 * At most 10 rows, so the list is not virtualized. It is a table by its ARIA roles, and on a phone each row is a card
 * (`display: block` would remove the roles of a real table).
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

/** One cell for each child, in the order of the titles. A card shows the title if the cell is unclear without it. */
export const SignInRow = ({ titles, children }: { titles: readonly string[]; children: ReactNode }) => (
  <div className="sign-in-row" role="row">
    {Children.map(children, (cell, index) => (
      <div role="cell" data-title={titles[index]}>
        {cell}
      </div>
    ))}
  </div>
);
