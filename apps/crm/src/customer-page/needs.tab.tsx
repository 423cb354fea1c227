import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import { customerPageText as text } from '../customer/customer-page.text';
import { matchTargetText, needStatusText } from '@toam/contracts/need/need.text';
import { NeedStatus } from '@toam/domain/need-values';
import { Bone, Cell, formatDate, formatTotal, Row as Line, StatusTag, Text } from '@toam/ui/core';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { needLine } from '@toam/pickers/need/need-labels';
import { matchedNeeds } from '@toam/pickers/need/matched-needs';
import { paths } from '../paths';
import * as css from './customer-page.module.css';
import { customerPageQueries } from './customer-page.queries';
import { Note, Row, Rows, Section } from './section';

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
    <Rows>
      {rows.map((need) => {
        const isOpen = need.status === NeedStatus.unresolved;
        return (
          <Row
            key={need.id}
            side={
              <>
                <StatusTag tone={isOpen ? 'warning' : 'success'}>{needStatusText[need.status]}</StatusTag>
                {isOpen && <Matched needId={need.id} count={counts?.get(need.id)} isFailed={isError} />}
              </>
            }
          >
            <Cell as={Link} to={paths.need(need.id)} align="start" className={css.main}>
              <Text maxWidth="100%" size={14} weight={500} tone="text" breaks>
                {needLine(need)}
              </Text>
              <Note>
                {[
                  text.need(need.id),
                  need.user && text.of(need.user.name),
                  formatDate(need.created_at),
                  ...standingsOf(need),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Note>
            </Cell>
          </Row>
        );
      })}
    </Rows>
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
  if (isFailed) return <Note>{text.matchedFailed}</Note>;
  if (!count)
    return (
      <Line as="span" height={18}>
        <Bone width={84} height={10} />
      </Line>
    );
  if (count.total === 0) return <Note>{text.noMatch}</Note>;
  return (
    <Text
      as={Link}
      to={paths.need(needId, 'suitable')}
      padY={[0, 10]}
      size={12}
      weight={500}
      tone="teal"
      className={css.count}
    >
      {text.matched(formatTotal(count.total, count.total_capped))}
    </Text>
  );
}
