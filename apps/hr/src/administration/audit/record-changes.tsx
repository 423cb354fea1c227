import type { readAudit } from '@toam/contracts/audit/audit.endpoints';
import type { DataOf } from '@toam/contracts/endpoint';
import { auditNounText, auditText as text } from '@toam/contracts/audit/audit.text';
import { NoValue, Row, Stack, Text } from '@toam/ui/core';
import { ClockCounterClockwiseIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import * as css from './audit.module.css';
import { recordPath } from './record-path';

interface RecordChangesProps {
  record: DataOf<typeof readAudit>['records'][number];
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
