import { summaryText as text } from './business-summary.text';
import { userText } from '@toam/contracts/user/user.text';
import { listText } from '@toam/contracts/texts/list';
import type { JobPosition } from '@toam/domain/actor';
import { Avatar, PlainButton, Row, Text, TwoLines } from '@toam/ui/core';
import { ArrowDownIcon, ArrowUpIcon } from '@toam/ui/icons';
import { nameColumn } from './summary-columns';
import { SummaryFigure } from './summary-figure';
import type { SummaryPeopleProps } from './summary-props';
import * as css from './summary.module.css';

/** People in lines. Name, head and total stay in view. */
export function SummaryTable({ people, total, columns, sort, onSort, isStale }: SummaryPeopleProps) {
  return (
    <div className={css.box} data-stale={isStale || undefined} tabIndex={0} role="region" aria-label={text.table}>
      <table className={css.table}>
        <thead>
          <tr>
            <Head name={nameColumn} title={text.user} sort={sort} onSort={onSort} />
            {columns.map(({ figure, title }) => (
              <Head key={figure} name={figure} title={title} sort={sort} onSort={onSort} />
            ))}
          </tr>
          <tr className={css.total}>
            <th scope="row">{text.total(people.length)}</th>
            {columns.map((column) => (
              <td key={column.figure}>
                <SummaryFigure column={column} row={total} person={null} />
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((row) => (
            <tr key={row.user.id}>
              <th scope="row">
                <Row gap={10}>
                  <Avatar id={row.user.id} name={row.user.name} image={row.user.avatar} size={32} decorative />
                  <TwoLines className={css.name}>
                    <Text ellipsis title={row.user.name}>
                      {row.user.name}
                    </Text>
                    <span>{userText.jobPosition[row.user.job_position as JobPosition]}</span>
                  </TwoLines>
                </Row>
              </th>
              {columns.map((column) => (
                <td key={column.figure}>
                  <SummaryFigure column={column} row={row} person={row.user.id} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps extends Pick<SummaryPeopleProps, 'sort' | 'onSort'> {
  name: string;
  title: string;
}

/** A heading that sorts: names from A, figures from the highest. */
function Head({ name, title, sort, onSort }: HeadProps) {
  const isSorted = sort.column === name;
  const isUp = sort.direction === 'asc';
  const other = isUp ? 'desc' : 'asc';
  const first = name === nameColumn ? 'asc' : 'desc';
  return (
    <th scope="col" aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : undefined}>
      <PlainButton
        gap={4}
        className={css.sort}
        onClick={() => onSort({ column: name, direction: isSorted ? other : first })}
      >
        {title}
        {isSorted &&
          (isUp ? (
            <ArrowUpIcon size={12} label={listText.ascending} />
          ) : (
            <ArrowDownIcon size={12} label={listText.descending} />
          ))}
      </PlainButton>
    </th>
  );
}
