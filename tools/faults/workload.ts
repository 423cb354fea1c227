import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@toam/domain/random';
import { fourWriters } from '../../apps/api/src/modules/deals/ledger-books.fixture';
import type { LedgerWriter, Send } from '../../apps/api/src/modules/deals/ledger-writer.fixture';
import type { FaultName } from './faults';
import type { Stage } from './stage';
import { type Scene, uploadPicture, writers } from './writers';

/** A record that somebody was told is stored. */
export interface Acknowledged {
  kind: string;
  word: string;
  /** The fault during which it was. */
  fault: FaultName | undefined;
}

/** People at work, until they are told to stop. */
export interface Workload {
  acknowledged: Acknowledged[];
  /** Addresses of uploaded pictures. */
  pictures: string[];
  ledger: LedgerWriter[];
  /** The fault that is going on. */
  during(fault: FaultName): void;
  /** Rejects as soon as somebody is refused what nobody refuses. */
  broken: Promise<never>;
  /** Everybody finishes what they began. */
  stop(): Promise<void>;
}

/** Milliseconds between two records of one writer: the machine has other work. */
const breath = { record: 40, picture: 400, jobs: 1000 };

/** A customer writes to the chat; the colleague's answers are part of the work. */
async function beginChat(stage: Stage): Promise<string> {
  const { port } = stage.instances[0];
  await fetch(`http://127.0.0.1:${port}/api/public/chat/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Nguyễn Minh', sex: 'men', phone_number: '0903618274' }),
  });
  const [begun] = await stage.ask<{ id: string }>('select id from chat_conversations');
  if (!begun) throw new Error('the chat did not begin');
  return begun.id;
}

async function sceneOf(stage: Stage): Promise<Scene> {
  const [ward] = await stage.ask<{ id: number; parent_id: number }>(
    `select id, parent_id from dictionary_entries where type = 'district' order by id limit 1`,
  );
  const { caller, ask } = stage;
  return { caller, ask, conversation: await beginChat(stage), province: ward!.parent_id, district: ward!.id };
}

/**
 * Two runs at once, so both instances take one: a visit must still be reminded of once. The others have no work: they are about the
 * message that a job is done, for whose answer pg-boss does not wait.
 */
const askForJobs = (stage: Stage) =>
  stage.ask(
    `insert into jobs.job (name, data) select 'remind-visits', '{}'::jsonb from generate_series(1, 2)
     union all select 'rewrite-house-places', '{"kind": "city", "id": 0}' from generate_series(1, 20)`,
  );

class Ended extends Error {}

export async function beginWork(stage: Stage, r: Random): Promise<Workload> {
  const scene = await sceneOf(stage);
  const ledger = fourWriters(r.whole(1, 1_000_000)).slice(0, 2);
  const acknowledged: Acknowledged[] = [];
  const pictures: string[] = [];
  let isOver = false;
  let fault: FaultName | undefined;
  const repeat = async (milliseconds: number, work: (at: number) => Promise<unknown>) => {
    for (let at = 0; !isOver; at++) {
      await work(at);
      await pause(milliseconds);
    }
  };
  const write = (kind: string) =>
    repeat(breath.record, async (at) => {
      const word = `${kind}-${at}-`;
      await writers[kind]!.write(scene, word, at);
      acknowledged.push({ kind, word, fault });
    });
  const send: Send = async ({ method, path, body, key }) => {
    if (isOver) throw new Ended();
    await pause(breath.record);
    const call = { who: 'accountant', method, path, body, key } as const;
    if (method !== 'DELETE') return scene.caller.ask(call);
    // without an answer the first try may have done it
    const { status, data } = await scene.caller.answerOf(call);
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(data)}`);
    return (data as { data: unknown }).data;
  };
  const account = (writer: LedgerWriter) =>
    writer.work(send).catch((error: unknown) => {
      if (!(error instanceof Ended)) throw error;
    });
  const work = Promise.all([
    ...Object.keys(writers).map(write),
    ...ledger.map(account),
    repeat(breath.picture, async (at) => pictures.push(await uploadPicture(scene, `picture-${at}-`))),
    repeat(breath.jobs, () => askForJobs(stage).catch(() => undefined)), // the database may be away
  ]);
  const broken = new Promise<never>((_done, fail) => work.catch(fail));
  broken.catch(() => undefined); // whoever waits hears it
  return {
    ...{ acknowledged, pictures, ledger, broken },
    during: (name) => void (fault = name),
    stop: async () => {
      isOver = true;
      await work;
    },
  };
}
