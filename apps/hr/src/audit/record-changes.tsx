import type { AuditedRecord } from '@toam/contracts/audit/audit';
import { auditColumnLabel, auditValueLabel } from '@toam/contracts/audit/audit-labels';
import { auditNounText, auditText as text } from '@toam/contracts/audit/audit.text';
import { NoValue, Row, Stack, Text } from '@toam/ui/core';
import { ClockCounterClockwiseIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './audit.module.css';
import { recordPath } from './record-path';

interface RecordChangesProps {
  record: AuditedRecord & { name: string | null };
}

/** The changes of one record, column by column, with links to the record and to its other entries. */
export function RecordChanges({ record: { noun, id, name, changes } }: RecordChangesProps) {
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
          {changes.map(({ column, old_value, new_value }, at) => (
            <tr key={`${column}:${at}`}>
              <th scope="row">{auditColumnLabel(noun, column)}</th>
              <td>
                <Value words={auditValueLabel(noun, column, old_value)} />
              </td>
              <td>
                <Value words={auditValueLabel(noun, column, new_value)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Text>
    </Stack>
  );
}

const Value = ({ words }: { words: string | null }) => words ?? <NoValue />;
