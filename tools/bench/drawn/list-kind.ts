import type { Engine } from '../../../apps/api/src/db/engine';
import type { Random } from '@toam/domain/random';
import type pg from 'pg';

/** One call of a list, as somebody asks it. */
export interface Question {
  /** A name of `ListKind.askers`. */
  asker: string;
  method: 'GET' | 'POST';
  /** Below /api, with the query string. */
  path: string;
  body?: object;
}

/** Draws questions of one list, whose values occur in the database that it was made for. */
export type Draw = (r: Random) => Question;

export type Ask = Engine['run'];

/** A list that the drawn bench measures. */
export interface ListKind {
  /** The prefix of the database's name in a kept server. */
  name: string;
  /** The table whose indexes are listed and whose save is priced. */
  table: string;
  fill(client: Pick<pg.ClientBase, 'query'>, rows: number): Promise<void>;
  /** Ids of the generated staff who ask. */
  askers: Record<string, number>;
  /** Reads sample values once. */
  prepare(ask: Ask): Promise<Draw>;
  /** SQL of a usual save of one row; $1 is its id. */
  save: string;
}
