import type pg from 'pg';
import { replicaCalls } from '../metrics/metrics';
import { StartFailure } from '../start-failure';
import { isDatabaseAway } from './database-away';
import { leaveReplica } from './db';
import type { Db, Replica } from './engine';

/** Pools by limit of a statement. */
export interface ReplicaPools {
  quick: pg.Pool;
  long: pg.Pool;
}

/** Milliseconds until a replica in trouble is looked at again. No call waits for it meanwhile. */
const rest = 1000;
/** Milliseconds. A server that is silent for so long is away. */
const patience = 1000;
/** Milliseconds. A replica that lacks something for longer is in trouble. */
const farBehind = 5000;

/**
 * The position in the log up to which everything is committed for good. Commits that do not wait for the disk can be seen before, so then
 * all that is inserted counts.
 */
const committed = `select (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end - '0/0')::bigint as position`;

const replayed = `select pg_is_in_recovery() as standby, (pg_last_wal_replay_lsn() - '0/0')::bigint as position`;

/** Copies of a server have its identifier, and its databases their numbers. */
const identity = `select pg_is_in_recovery() as standby,
  system_identifier || '/' || (select oid from pg_database where datname = current_database()) as system from pg_control_system()`;

/** The server is no replica of ours. The message is for the person who starts the process. */
class NoReplica extends Error {}
const notStandby = 'không phải máy chủ dự phòng (standby)';

async function askOne<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  text: string,
  query_timeout?: number,
): Promise<Row> {
  const { rows } = await pool.query<Row>({ text, query_timeout } as pg.QueryConfig);
  return rows[0]!;
}

/** @throws NoReplica, or the server's error */
async function checkIdentity(replica: pg.Pool, primary: pg.Pool): Promise<void> {
  const ask = (pool: pg.Pool) => askOne<{ standby: boolean; system: string }>(pool, identity, patience);
  const [copy, original] = await Promise.all([ask(replica), ask(primary)]);
  if (copy.system !== original.system) throw new NoReplica('không phải bản sao của DATABASE_URL');
  if (!copy.standby) throw new NoReplica(notStandby);
}

async function replayedBy(replica: pg.Pool): Promise<number> {
  const { standby, position } = await askOne<{ standby: boolean; position: number }>(replica, replayed, patience);
  if (!standby) throw new NoReplica(notStandby);
  return position;
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
const wordsOf = (error: unknown): string => (error instanceof Error && error.message) || codeOf(error);

/** read_only_sql_transaction: the call changes something. */
const changes = '25006';
/** And what the replica replays needs what the statement holds: serialization_failure, deadlock_detected. */
const primarysOwn = [changes, '40001', '40P01'];

const isAway = (error: unknown): boolean => isDatabaseAway(error) && codeOf(error) !== changes;

interface Opening {
  report: (error: Error) => void;
  handleOf: (pool: pg.Pool) => Db;
}

/** @returns whether something has been missing for long, by what is wanted and what the replica has */
function watchLag() {
  let missing: { position: number; since: number } | undefined;
  return (wanted: number, has: number): boolean => {
    if (missing && missing.position <= has) missing = undefined;
    if (wanted > has) missing ??= { position: wanted, since: performance.now() };
    return missing !== undefined && performance.now() - missing.since > farBehind;
  };
}

/** Whether the replica has what a call must see, by positions in the log; and the trouble that it is in. */
function watch(replica: pg.Pool, primary: pg.Pool, report: Opening['report']) {
  let trouble: 'away' | 'behind' | undefined;
  let lookAgainAt = 0;
  /** What it has for sure. */
  let has = -1;
  const isFarBehind = watchLag();

  const become = (state: typeof trouble, why = '') => {
    if (state) lookAgainAt = performance.now() + rest;
    if (state === 'away') has = -1; // another server may come back
    if (state === trouble) return;
    trouble = state;
    report(new Error(state ? `the replica is ${state}, so the primary answers${why}` : 'the replica answers again'));
  };
  const becomeAway = (error: unknown) => become('away', `: ${wordsOf(error)}`);

  const look = async (): Promise<boolean> => {
    const known = trouble;
    const { position } = await askOne<{ position: number }>(primary, committed);
    try {
      if (known === 'away') await checkIdentity(replica, primary);
      if (position > has) has = Math.max(has, await replayedBy(replica));
    } catch (error) {
      becomeAway(error);
      return false;
    }
    if (trouble !== known) return false; // another call has found out meanwhile
    become(isFarBehind(position, has) ? 'behind' : undefined);
    return position <= has;
  };

  const hasAll = async (): Promise<boolean> => {
    const isTroubled = trouble !== undefined;
    if (isTroubled && performance.now() >= lookAgainAt) {
      lookAgainAt = performance.now() + rest;
      look().catch(report);
    }
    const answers = !isTroubled && (await look());
    replicaCalls.inc({ from: answers ? 'replica' : (trouble ?? 'behind') });
    return answers;
  };
  return { hasAll, becomeAway };
}

/**
 * Reads from a streaming replica that has everything that was committed before the call: so one's own change is seen, and what an event
 * told of, on every instance, and nobody need remember who wrote. One that is behind or away fails no call: the primary answers.
 * @throws StartFailure if the server is no replica of ours; one that is away now is waited for
 */
export async function openReplica(
  pools: ReplicaPools,
  primary: ReplicaPools & { change: pg.Pool },
  { report, handleOf }: Opening,
): Promise<Replica> {
  const { hasAll, becomeAway } = watch(pools.quick, primary.quick, report);
  try {
    await checkIdentity(pools.quick, primary.quick);
  } catch (error) {
    if (error instanceof NoReplica) throw new StartFailure(`DATABASE_READ_URL ${error.message}.`, { cause: error });
    becomeAway(error);
  }
  const reading = (limit: keyof ReplicaPools): Db => {
    const ask = (pool: pg.Pool, asked: unknown[]) => Reflect.apply(pool.query, pool, asked) as Promise<unknown>;
    const query = async (...asked: unknown[]) => {
      try {
        return await ask(pools[limit], asked);
      } catch (error) {
        if (isAway(error)) becomeAway(error);
        else if (!primarysOwn.includes(codeOf(error))) throw error;
        leaveReplica();
        return ask(primary[limit], asked);
      }
    };
    return handleOf({ query } as unknown as pg.Pool);
  };
  return { hasAll, handles: { quick: reading('quick'), long: reading('long'), change: handleOf(primary.change) } };
}
