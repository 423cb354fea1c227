import type { AuditedChange, AuditNoun } from '@toam/contracts/audit/audit';
import { type AuditRow, maxListedChanges, type readAudit } from '@toam/contracts/audit/audit.endpoints';
import type { z } from 'zod';
import { toEpoch } from '../../db/columns';
import { avatarUrl } from '../users/users.reads';
import type { FoundEntry } from './audit-list.queries';
import { auditChangeLabel, auditColumnLabel, auditDetailLines, auditValueLabel } from './audit-labels';
import { recordNames } from './record-names';
import { readReveals, readRevealedRecords, type Reveal } from './reveals.queries';

type NameOf = Awaited<ReturnType<typeof recordNames>>;

const subjectOf = ({ entry: { noun, record_id } }: FoundEntry) => (record_id === null ? [] : [{ noun, id: record_id }]);

function common({ entry, actor }: FoundEntry, nameOf: NameOf, told: Reveal[] = []) {
  const { id, action, noun, record_id, count, job, ip } = entry;
  return {
    ...{ id, action, noun, record_id, job, ip, told },
    count: told.reduce((sum, { count: more }) => sum + more, count),
    user: actor && { id: actor.id, name: actor.name, avatar: avatarUrl(actor.portrait) },
    record_name: record_id === null ? null : nameOf({ noun, id: record_id }),
    created_at: toEpoch(entry.created_at),
  };
}

/** Rows of the list, each with the first changes of its own record. */
export async function serializeRows(found: FoundEntry[]): Promise<AuditRow[]> {
  const nameOf = await recordNames(found.flatMap(subjectOf));
  const told = await readReveals(found.map(({ entry }) => entry.id));
  return found.map((one) => {
    const { changes } = one.entry;
    const own = changes.find(({ noun }) => noun === one.entry.noun) ?? changes[0];
    return {
      ...common(one, nameOf, told.get(one.entry.id)),
      changes: (own?.changes ?? [])
        .slice(0, maxListedChanges)
        .map((change) => ({ ...change, text: auditChangeLabel(one.entry.noun, change) })),
      change_count: changes.reduce((count, record) => count + record.changes.length, 0),
    };
  });
}

/** Records that an entry names, without those whose changes it shows. */
const maxNamed = 50;

function touchedBy({ entry: { changes, records } }: FoundEntry) {
  const shown = new Set(changes.map(({ noun, id }) => `${noun}:${id}`));
  const others = records
    .filter((key) => !shown.has(key))
    .map((key) => {
      const [noun = '', id] = key.split(':');
      return { noun: noun as AuditNoun, id: Number(id), changes: [] };
    });
  return [...changes, ...others];
}

const writtenChange = (noun: AuditNoun, change: AuditedChange) => ({
  ...change,
  label: auditColumnLabel(noun, change.column),
  old_text: auditValueLabel(noun, change.column, change.old_value),
  new_text: auditValueLabel(noun, change.column, change.new_value),
});

/** An entry with all its details. */
export async function serializeEntry(found: FoundEntry): Promise<z.input<(typeof readAudit)['data']>> {
  const { id } = found.entry;
  const touched = [...touchedBy(found), ...(await readRevealedRecords(id))];
  const records = touched.slice(0, maxNamed);
  const nameOf = await recordNames([...subjectOf(found), ...records]);
  return {
    ...common(found, nameOf, (await readReveals([id])).get(id)),
    detail: found.entry.detail,
    detail_lines: auditDetailLines(found.entry.noun, found.entry.detail),
    records: records.map((record) => ({
      ...record,
      name: nameOf(record),
      changes: record.changes.map((change) => writtenChange(record.noun, change)),
    })),
    more_records: touched.length - records.length,
  };
}
