import { useQuery } from '@tanstack/react-query';
import type { readAudit } from '@toam/contracts/audit/audit.endpoints';
import { auditNounText, auditText as text } from '@toam/contracts/audit/audit.text';
import type { DataOf } from '@toam/contracts/endpoint';
import type { RowPanel } from '@toam/list-screen/use-list-screen';
import { Facts, formatDateTime, formatNumber, Row, ScreenState, Stack, Text, NoValue } from '@toam/ui/core';
import { DetailPanel, Skeleton } from '@toam/ui/detail';
import { ClockCounterClockwiseIcon } from '@toam/ui/icons';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { ActionTag, actorName, subjectLabel, revealedLabel, recordPath } from './audit-cells';
import * as css from './audit.module.css';
import { auditQueries } from './audit.queries';

type Entry = DataOf<typeof readAudit>;

interface AuditPanelProps {
  id: number;
  panel: RowPanel;
}

const body = { padX: 20, padY: 16, size: 13 } as const;

/** One entry beside the list: all its data, before and after, column by column. */
export function AuditPanel({ id, panel }: AuditPanelProps) {
  const entry = useQuery(auditQueries.one(id));
  return (
    <DetailPanel {...panel} label={text.code(id)} title={text.code(id)}>
      <ScreenState
        query={entry}
        skeleton={
          <Stack {...body}>
            <Skeleton active paragraph={{ rows: 8 }} />
          </Stack>
        }
      >
        {(found) => <Body entry={found} />}
      </ScreenState>
    </DetailPanel>
  );
}

function Body({ entry }: { entry: Entry }) {
  const { records, more_records, detail_lines } = entry;
  const changed = records.filter(({ changes }) => changes.length > 0);
  const touched = records.filter(({ changes }) => changes.length === 0);
  return (
    <Stack {...body}>
      <Row gap={10}>
        <ActionTag {...entry} />
        <Text as="h2" size={16} weight={600} breaks>
          {subjectLabel(entry)}
        </Text>
      </Row>
      {entry.record_name && (
        <Text as="p" top={4} tone="text2" breaks>
          {entry.record_name}
        </Text>
      )}
      <EntryFacts entry={entry} />
      {changed.map((record) => (
        <RecordChanges key={`${record.noun}:${record.id}`} record={record} />
      ))}
      {entry.told.length > 0 && <Note>{revealedLabel(entry.told)}</Note>}
      {changed.length === 0 && entry.told.length === 0 && <Note>{text.noChanges}</Note>}
      {touched.length > 0 && <Touched records={touched} />}
      {more_records > 0 && <Note>{text.moreRecords(formatNumber(more_records))}</Note>}
      <Detail lines={detail_lines} />
    </Stack>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text as="p" top={16} tone="text2">
    {children}
  </Text>
);

/** Who, when, from where. */
const EntryFacts = ({ entry }: { entry: Entry }) => (
  <Facts top={14} preLine>
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
  </Facts>
);

/** Records of which the audit only knows that they were touched. Each links to its own entries. */
const Touched = ({ records }: { records: Entry['records'] }) => (
  <Stack as="ul" top={20} gap={6} breaks>
    {records.map(({ noun, id, name }) => (
      <li key={`${noun}:${id}`}>
        <Link to={paths.auditOf(noun, id)}>
          {auditNounText[noun]} #{id}
        </Link>
        {name && ` · ${name}`}
      </li>
    ))}
  </Stack>
);

/** Other recorded details of the entry. */
function Detail({ lines }: { lines: Entry['detail_lines'] }) {
  if (lines.length === 0) return null;
  return (
    <Stack as="section" top={20}>
      <Text as="h3" weight={600}>
        {text.detail}
      </Text>
      <Facts top={6} rowGap={0} preLine>
        {lines.map(({ label, text: words }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </Fragment>
        ))}
      </Facts>
    </Stack>
  );
}

interface RecordChangesProps {
  record: Entry['records'][number];
}

/** The changes of one record, column by column, with links to the record and to its other entries. */
function RecordChanges({ record: { noun, id, name, changes } }: RecordChangesProps) {
  const path = recordPath(noun, id);
  const code = `${auditNounText[noun]} #${id}`;
  return (
    <Stack as="section" top={20}>
      <Row as="header" gap={12} align="start" justify="between">
        <Stack as="h3" size={13} weight={600} align="start">
          {path ? <Link to={path}>{code}</Link> : code}
          {name && (
            <Text tone="text2" weight={400} breaks>
              {name}
            </Text>
          )}
        </Stack>
        <Row as={Link} to={paths.auditOf(noun, id)} flex="none" gap={4} tone="teal" touch title={text.showRecord}>
          <ClockCounterClockwiseIcon size={16} />
          {text.onlyRecord(`#${id}`)}
        </Row>
      </Row>
      <Text as="table" top={8} width="100%" breaks preLine className={css.changes}>
        <Text as="thead" size={12}>
          <tr>
            <th>{text.column}</th>
            <th>{text.before}</th>
            <th>{text.after}</th>
          </tr>
        </Text>
        <tbody>
          {changes.map(({ column, label, old_text, new_text }, at) => (
            <tr key={`${column}:${at}`}>
              <th scope="row">{label}</th>
              <td>
                <Value words={old_text} />
              </td>
              <td>
                <Value words={new_text} />
              </td>
            </tr>
          ))}
        </tbody>
      </Text>
    </Stack>
  );
}

const Value = ({ words }: { words: string | null }) => words ?? <NoValue />;
