import { staffLabel } from '@toam/contracts/texts/user';
import { staffValueText } from '@toam/contracts/user/staff-choices';
import { phoneInGroups } from '@toam/domain/phone';
import { staffColumns, type StaffColumnName } from '@toam/domain/staff/staff-columns';
import type { ReactNode } from 'react';

type Fact = readonly [label: string, value: ReactNode];

/** Some columns of a record, as text. */
export const factsOf = <Column extends StaffColumnName>(
  user: Record<Column, unknown>,
  columns: readonly Column[],
): Fact[] =>
  columns.map((column) => {
    const said = staffValueText(column, user[column]);
    return [staffLabel[column], said && staffColumns[column].kind === 'phone' ? phoneInGroups(said) : said];
  });

/** A part of the record with its heading. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="staff-panel-part" aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** Label and value; a dash if it is empty. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="staff-panel-facts">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value || <span className="ta-none">–</span>}</dd>
      </div>
    ))}
  </dl>
);
