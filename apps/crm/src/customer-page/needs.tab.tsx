import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { NeedRow } from '@toam/contracts/request/request.schema';
import { customerPageText as text } from '@toam/contracts/texts/customer-page';
import { matchTargetText, needStatusText } from '@toam/contracts/texts/need';
import { NeedStatus } from '@toam/domain/need/need-values';
import { formatDate, formatTotal, StatusTag } from '@toam/ui/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { needLine } from '@toam/pickers/need/need-labels';
import { matchedNeeds } from '@toam/pickers/need/matched-needs';
import { paths } from '../paths';
import { customerPageQueries } from './customer-page.queries';
import { Section } from './section';

/** The customer's needs, open ones first. Each opens in its drawer. */
export function NeedsTab({ customerId }: { customerId: number }) {
  const needs = useInfiniteQuery(customerPageQueries.needs(customerId));
  return (
    <Section query={needs} empty={text.empty.needs} keyOf={({ id }) => id}>
      {(rows) => <Needs rows={rows} />}
    </Section>
  );
}

function Needs({ rows }: { rows: NeedRow[] }) {
  const open = useMemo(() => rows.flatMap(({ id, status }) => (status === NeedStatus.unresolved ? [id] : [])), [rows]);
  // Loads after the rows, which do not wait for it.
  const { data: counts, isError } = useQuery(matchedNeeds(open));
  return (
    <ul className="customer-rows">
      {rows.map((need) => (
        <li key={need.id} className="customer-row">
          <Link to={paths.need(need.id)} className="customer-row-main">
            <span className="customer-row-title">{needLine(need)}</span>
            <span className="customer-row-note">
              {[
                text.need(need.id),
                need.user && text.of(need.user.name),
                formatDate(need.created_at),
                ...standingsOf(need),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Link>
          <span className="customer-row-side">
            <StatusTag tone={need.status === NeedStatus.resolved ? 'success' : 'warning'}>
              {needStatusText[need.status]}
            </StatusTag>
            {need.status === NeedStatus.unresolved && (
              <Matched needId={need.id} count={counts?.get(need.id)} isFailed={isError} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "2 đã chào, 1 đã đi xem" */
function standingsOf({ counts }: NeedRow): string[] {
  const at = (count: number, target: keyof typeof matchTargetText) =>
    count > 0 ? [`${count} ${matchTargetText[target].toLocaleLowerCase('vi')}`] : [];
  return [
    ...at(counts.recommended, 1),
    ...at(counts.seen, 2),
    ...at(counts.negotiating, 3),
    ...at(counts.done, 4),
    ...at(counts.disliked, 0),
  ];
}

interface MatchedProps {
  needId: number;
  count: { total: number; total_capped?: boolean | undefined } | undefined;
  isFailed: boolean;
}

function Matched({ needId, count, isFailed }: MatchedProps) {
  if (isFailed) return <span className="customer-quiet">{text.matchedFailed}</span>;
  if (!count) return <i className="ta-bone customer-count-bone" />;
  if (count.total === 0) return <span className="customer-quiet">{text.noMatch}</span>;
  return (
    <Link to={paths.need(needId, 'suitable')} className="customer-count">
      {text.matched(formatTotal(count.total, count.total_capped))}
    </Link>
  );
}
