import { historyText } from './history.text';
import type { HistoryEntry } from './history.endpoints';

/** One changed column of a history. */
export type ColumnChange = Pick<HistoryEntry, 'column' | 'old_value' | 'new_value'>;

interface Words {
  label: string;
  /** A value as people read it; it is never empty. */
  tell?: (value: string) => string;
}

/** 'Trạng thái: Chưa duyệt → Đã duyệt'. That a record was made, deleted or restored needs no column's name. */
export function changeLine({ column, old_value, new_value }: ColumnChange, { label, tell = String }: Words): string {
  if (column === 'created_at') return new_value ?? '';
  if (column === 'deleted_at') return new_value ?? historyText.restored;
  const words = (value: string | null) => (value === null || value === '' ? historyText.nothing : tell(value));
  return old_value === null ? `${label}: ${words(new_value)}` : `${label}: ${words(old_value)} → ${words(new_value)}`;
}
