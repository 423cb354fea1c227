import type { AuditedRecord } from '@toam/contracts/audit/audit';
import { auditColumnLabel, auditValueLabel } from '@toam/contracts/audit/audit-labels';
import { auditNounText, auditText as text } from '@toam/contracts/texts/audit';
import { ClockCounterClockwiseIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { recordPath } from './record-path';

interface RecordChangesProps {
  record: AuditedRecord & { name: string | null };
}

/** The changes of one record, column by column, with links to the record and to its other entries. */
export function RecordChanges({ record: { noun, id, name, changes } }: RecordChangesProps) {
  const path = recordPath(noun, id);
  const code = `${auditNounText[noun]} #${id}`;
  return (
    <section>
      <header className="audit-record">
        <h3>
          {path ? <Link to={path}>{code}</Link> : code}
          {name && <span>{name}</span>}
        </h3>
        <Link to={paths.auditOf(noun, id)} className="audit-only" title={text.showRecord}>
          <ClockCounterClockwiseIcon size={16} />
          {text.onlyRecord(`#${id}`)}
        </Link>
      </header>
      <table className="audit-changes">
        <thead>
          <tr>
            <th>{text.column}</th>
            <th>{text.before}</th>
            <th>{text.after}</th>
          </tr>
        </thead>
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
      </table>
    </section>
  );
}

const Value = ({ words }: { words: string | null }) => words ?? <span className="ta-none">–</span>;
