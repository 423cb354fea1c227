import { richTextToPlain } from '@toam/domain/rich-text';
import type { Calendar } from '../calendar';
import type { Random } from '@toam/domain/random';
import type { DemoHouse } from './house';

/** A changed column. `by`: the house's agent, or the admin who approves. */
export interface DemoChange {
  column: string;
  old_value: string | null;
  new_value: string | null;
  at: Date;
  by: 'agent' | 'admin';
}

const million = 1_000_000;

/** The changes of a house since its creation, oldest first. The last value of every column is today's value. */
export function changesOf(r: Random, calendar: Calendar, house: DemoHouse): DemoChange[] {
  const { row, standing, created, updated } = house;
  if (updated.getTime() === created.getTime()) return [];
  const changes: DemoChange[] = [];
  const add = (column: string, old_value: string | null, new_value: string | null, by: DemoChange['by'] = 'agent') =>
    changes.push({ column, old_value, new_value, by, at: updated });
  if (row.into_money && r.chance(0.55)) {
    // owners lower their price more often than they raise it
    const steps = r.whole(1, 2);
    let value = row.into_money;
    const path = [value];
    for (let step = 0; step < steps; step += 1) {
      const unit = value > 10_000 * million ? 100 * million : value > 1000 * million ? 50 * million : million / 2;
      value = Math.round((value * (r.chance(0.8) ? r.between(1.02, 1.08) : r.between(0.94, 0.99))) / unit) * unit;
      path.unshift(value);
    }
    for (let step = 0; step < steps; step += 1)
      if (path[step] !== path[step + 1]) add('into_money', String(path[step]), String(path[step + 1]));
  }
  if (row.title && r.chance(0.14)) add('title', row.title.replace(/,.*$/, ''), row.title);
  if (row.description && r.chance(0.1))
    add(
      'description',
      richTextToPlain({ ...row.description, content: row.description.content.slice(0, 2) }),
      richTextToPlain(row.description),
    );
  if (row.number_wc && r.chance(0.06)) add('number_wc', String(Math.max(1, row.number_wc - 1)), String(row.number_wc));
  if (row.public_approval === 1) add('public_approval', '0', '1', 'admin');
  if (row.web === 1) add('web', '0', '1', 'admin');
  if (row.reject_public_condition) add('reject_public_condition', null, row.reject_public_condition, 'admin');
  if (standing.startsWith('stopped')) {
    add('status', '0', '1');
    add('reason_stop_selling', null, row.reason_stop_selling ?? null);
  }
  return spread(r, calendar, changes, created, updated);
}

/** Gives the changes times in order; the last one is the house's own `updated_at`. */
function spread(r: Random, calendar: Calendar, changes: DemoChange[], from: Date, to: Date): DemoChange[] {
  const moments = changes.map(() => calendar.between(r, from, to).getTime()).sort((a, b) => a - b);
  moments[moments.length - 1] = to.getTime();
  return changes.map((change, index) => ({ ...change, at: new Date(moments[index] ?? to.getTime()) }));
}
