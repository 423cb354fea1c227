import pg from 'pg';
import { slowStatements } from '../metrics/metrics';

/** Milliseconds. A screen that waits longer is felt (design §12). */
export const slowStatement = 500;

/** A statement without its values. Literals of the text are left out too, so nothing of a person can stand in it. */
export interface SlowStatement {
  limit: string;
  ms: number;
  statement: string;
  /** The nodes of the plan with tables and indexes, outermost first, such as `Limit > Sort > Seq Scan on houses`. */
  plan?: string;
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

/** A plan in one line: no costs, no conditions, no values. */
export function shapeOf({ 'Node Type': type, 'Relation Name': table, 'Index Name': index, Plans = [] }: Node): string {
  const name = [type, table && `on ${table}`, index && `by ${index}`].filter(Boolean).join(' ');
  const below = Plans.map(shapeOf);
  if (below.length === 0) return name;
  return `${name} > ${below.length === 1 ? below[0] : `(${below.join(', ')})`}`;
}

export const withoutLiterals = (text: string): string =>
  text.replace(/'(?:[^']|'')*'/g, "'?'").replace(/(?<![$\w.])\d+(?:\.\d+)?/g, '?');

/** Characters of a statement in the log. */
const longest = 4000;
/** Milliseconds until the plan of the same statement is looked for again: a slow screen is called often. */
const rest = 600_000;
/** Statements that are remembered; then all are forgotten. */
const mostRemembered = 500;

/** What a pool tells of its statements. */
export type Timed = (statement: { text: string; values: unknown[]; ms: number }) => void;

interface Asked {
  text?: string;
  values?: unknown[];
}

/**
 * A client that tells how long each statement took, whether it succeeded or not. It hangs up on a server that has not answered in time: one
 * that is gone without a word would hold the connection for a quarter of an hour, until TCP gives up. For the option `Client` of a pool.
 * @param patience milliseconds; the server cuts a statement before
 */
export function timedClient(tell: Timed, patience: number): typeof pg.Client {
  return class extends pg.Client {
    override query(...args: unknown[]): never {
      const [first, second] = args;
      const { text = '', values = [] } = typeof first === 'string' ? { text: first } : (first as Asked);
      const begun = performance.now();
      // whatever waits on this connection hears 'Connection terminated'
      const late = setTimeout(() => void this.end(), patience);
      const ended = () => {
        clearTimeout(late);
        tell({ text, values: Array.isArray(second) ? second : values, ms: performance.now() - begun });
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        args[args.length - 1] = (...result: unknown[]) => {
          ended();
          callback(...result);
        };
      }
      const answer: unknown = Reflect.apply(super.query, this, args);
      if (answer instanceof Promise) answer.then(ended, ended);
      return answer as never;
    }
  } as typeof pg.Client;
}

let report: ((slow: SlowStatement) => void) | undefined;

/** Who hears of slow statements from now on. */
export const useSlowReport = (to: typeof report): void => void (report = to);

/** Reads a plan; the values are needed, because PostgreSQL plans by them. */
export type Explain = (text: string, values: unknown[]) => Promise<unknown[]>;

/** Counts slow statements and reports each with its plan, one plan at a time. @param explain on a connection of its own */
export function slowWatch(limit: string, explain: Explain): Timed {
  const seen = new Map<string, number>();
  let isLooking = false;
  const planOf = async (text: string, values: unknown[]): Promise<string | undefined> => {
    if (isLooking || !/^\s*(select|with)\b/i.test(text)) return undefined;
    if (seen.size > mostRemembered) seen.clear();
    if (performance.now() - (seen.get(text) ?? -Infinity) < rest) return undefined;
    seen.set(text, performance.now());
    isLooking = true;
    try {
      const [row] = (await explain(`explain (format json, costs off) ${text}`, values)) as [
        { 'QUERY PLAN': { Plan: Node }[] }?,
      ];
      return row?.['QUERY PLAN'][0] && shapeOf(row['QUERY PLAN'][0].Plan);
    } catch {
      return undefined; // it is only a hint; the statement itself has told its own error
    } finally {
      isLooking = false;
    }
  };
  return ({ text, values, ms }) => {
    if (ms < slowStatement) return;
    slowStatements.inc({ limit });
    const statement = withoutLiterals(text).slice(0, longest);
    const tell = report;
    if (tell) void planOf(text, values).then((plan) => tell({ limit, ms: Math.round(ms), statement, plan }));
  };
}
