import type { Random } from '@toam/domain/random';
import { typedFast } from '../city';
import type { Ask } from './list-kind';

/** A row of the table that the questions are about. */
export type Sample = Record<string, unknown>;

/** Rows all over a table, so that common values are drawn as often as they occur. Times are epoch seconds. */
export async function readSamples(ask: Ask, table: string): Promise<Sample[]> {
  const { rows } = await ask(
    `select t.*, extract(epoch from created_at)::bigint as created_at, extract(epoch from updated_at)::bigint as updated_at
     from ${table} t where id in (select 1 + n * (select max(id) from ${table}) / 1000 from generate_series(0, 999) n) order by id`,
    [],
  );
  return rows as Sample[];
}

/** A value of a column that is not empty; null if there is none. */
export const sampled = (r: Random, samples: Sample[], column: string): unknown => {
  for (let tries = 0; tries < 20; tries += 1) {
    const value = r.pick(samples)[column];
    if (value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)) return value;
  }
  return null;
};

/** A whole text, some of its words, or the beginning of one, with or without accents. */
export function someText(r: Random, text: string): string {
  const words = text.split(' ');
  const from = r.whole(0, words.length - 1);
  const part = r.pick([
    text,
    words.slice(from, from + 2).join(' '),
    words[from] ?? '',
    (words[from] ?? '').slice(0, 3),
  ]);
  return r.chance(0.5) ? typedFast(part) : part;
}

/** Around a value that occurs, narrow or wide, or open at one end. */
export function someRange(r: Random, value: number): (number | null)[] {
  const width = r.pick([0.02, 0.1, 0.3]);
  const low = Math.floor(value * (1 - width));
  const high = Math.ceil(value * (1 + width));
  return r.pick([
    [low, high],
    [low, high],
    [low, null],
    [null, high],
  ]);
}

/** Mostly the first page, seldom a deep one. */
export const somePage = (r: Random) => {
  const [low, high] = r.weighted([
    [[1, 1], 70],
    [[2, 5], 12],
    [[6, 100], 12],
    [[101, 2000], 6],
  ] as const);
  return r.whole(low, high);
};

/**
 * People of each level among the 400 of the generators: 2 is an admin, 3 reads everybody's customers and needs, 4 without numbers,
 * 5 leads 11–20, 6 manages 5 and 21–60.
 */
export const askers = { 'nhân viên': 7, 'trưởng nhóm': 5, 'quản lý': 6, 'xem hết': 3, 'trực chat': 4, admin: 2 };

export const givePositions = `
  update users set customer_permission = 1, request_permission = 1 where id = 3;
  update users set chat_permission = 1 where id = 4;
  update users set role = 2, job_position = 2 where id = 2;
  update users set role = 3, job_position = 5 where id = 6;
  update users set job_position = 6, manager = 6 where id = 5;
  update users set manager = 5 where id between 11 and 20;
  update users set manager = 6 where id between 21 and 60`;

/** The query string of a list. */
export function written(query: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null)
      params.set(key, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return params.toString();
}
