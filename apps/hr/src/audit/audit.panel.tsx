import { useQuery } from '@tanstack/react-query';
import type { DataOf } from '@toam/contracts/endpoint';
import { auditColumnLabel } from '@toam/contracts/audit/audit-labels';
import type { readAudit } from '@toam/contracts/audit/audit.endpoints';
import { auditDetailText, auditNounText, auditText as text } from '@toam/contracts/texts/audit';
import type { RowPanel } from '@toam/list-screen/use-list-screen';
import { formatDateTime, formatNumber, ScreenState, Skeleton } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/heavy';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { ActionTag, actorName, subjectLabel, revealedLabel } from './audit-cells';
import { auditQueries } from './audit.queries';
import { RecordChanges } from './record-changes';

type Entry = DataOf<typeof readAudit>;

interface AuditPanelProps {
  id: number;
  panel: RowPanel;
}

/** One entry beside the list: all its data, before and after, column by column. */
export function AuditPanel({ id, panel }: AuditPanelProps) {
  const entry = useQuery(auditQueries.one(id));
  return (
    <DetailPanel {...panel} label={text.code(id)} title={text.code(id)}>
      <ScreenState query={entry} skeleton={<Skeleton active className="audit-panel" paragraph={{ rows: 8 }} />}>
        {(found) => <Body entry={found} />}
      </ScreenState>
    </DetailPanel>
  );
}

function Body({ entry }: { entry: Entry }) {
  const { records, more_records, detail } = entry;
  const changed = records.filter(({ changes }) => changes.length > 0);
  const touched = records.filter(({ changes }) => changes.length === 0);
  return (
    <div className="audit-panel">
      <div className="audit-panel-head">
        <ActionTag {...entry} />
        <h2>{subjectLabel(entry)}</h2>
      </div>
      {entry.record_name && <p className="audit-panel-name">{entry.record_name}</p>}
      <Facts entry={entry} />
      {changed.map((record) => (
        <RecordChanges key={`${record.noun}:${record.id}`} record={record} />
      ))}
      {entry.told.length > 0 && <p className="audit-panel-none">{revealedLabel(entry.told)}</p>}
      {changed.length === 0 && entry.told.length === 0 && <p className="audit-panel-none">{text.noChanges}</p>}
      {touched.length > 0 && <Touched records={touched} />}
      {more_records > 0 && <p className="audit-panel-none">{text.moreRecords(formatNumber(more_records))}</p>}
      <Detail noun={entry.noun} detail={detail} />
    </div>
  );
}

/** Who, when, from where. */
const Facts = ({ entry }: { entry: Entry }) => (
  <dl>
    <dt>{text.person}</dt>
    <dd>{entry.user ? <Link to={paths.staffOf(entry.user.id)}>{entry.user.name}</Link> : actorName(entry)}</dd>
    <dt>{text.time}</dt>
    <dd>{formatDateTime(entry.created_at)}</dd>
    {entry.ip && (
      <>
        <dt>{text.ip}</dt>
        <dd>{entry.ip}</dd>
      </>
    )}
    {entry.job && (
      <>
        <dt>{text.job}</dt>
        <dd>{entry.job}</dd>
      </>
    )}
    {entry.count !== 1 && (
      <>
        <dt>{text.count}</dt>
        <dd>{formatNumber(entry.count)}</dd>
      </>
    )}
  </dl>
);

/** Records of which the audit only knows that they were touched. Each links to its own entries. */
const Touched = ({ records }: { records: Entry['records'] }) => (
  <ul className="audit-touched">
    {records.map(({ noun, id, name }) => (
      <li key={`${noun}:${id}`}>
        <Link to={paths.auditOf(noun, id)}>
          {auditNounText[noun]} #{id}
        </Link>
        {name && ` · ${name}`}
      </li>
    ))}
  </ul>
);

/** An empty value: a search without words, a query without conditions. */
const isEmpty = (value: unknown): boolean =>
  value === '' || value === null || (typeof value === 'object' && Object.values(value).every(isEmpty));

/** The recorded value; columns have the names that people know. */
function written(noun: Entry['noun'], value: unknown): string {
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.map((one) => (typeof one === 'string' ? auditColumnLabel(noun, one) : String(one))).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? text.nothing);
  const said = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return said.map(([key, one]) => `${auditColumnLabel(noun, key)}: ${written(noun, one)}`).join('\n');
}

/** Other recorded details of the entry. */
function Detail({ noun, detail }: Pick<Entry, 'noun' | 'detail'>) {
  const said = Object.entries(detail).filter(([, value]) => !isEmpty(value));
  if (said.length === 0) return null;
  return (
    <section>
      <h3>{text.detail}</h3>
      <dl>
        {said.map(([key, value]) => (
          <div key={key} className="audit-detail">
            <dt>{auditDetailText[key] ?? key}</dt>
            <dd>{written(noun, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
