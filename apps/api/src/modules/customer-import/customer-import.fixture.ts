import type { CustomerImport } from '@toam/contracts/customer/customer-import.endpoints';
import type { Actor } from '@toam/domain/actor';
import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '../../db/engine';
import { openQueue, type Queue } from '../../jobs/jobs';
import { workOnImport } from '../../sheets/import/import-work';
import { as } from '../../testing/test-app';
import { customerImport, customerImportWork } from './customer-import';

/** Work is only queued: tests run it themselves, and a queue that is late is no matter of theirs. */
export function queuesImports(engine: () => Engine): void {
  let queue: Queue;
  beforeAll(async () => {
    const log = { error: () => undefined } as unknown as FastifyBaseLogger;
    queue = await openQueue(engine(), { oneOffs: [customerImportWork] }, log);
  }, 60_000);
  afterAll(() => queue.stop());
}

/** Runs the work that an import waits for. @returns the import as it is then */
export async function worked(actor: Actor, id: number): Promise<CustomerImport> {
  await workOnImport(customerImport, id);
  return (await as(actor).get(`/customer/import/${id}`)).json().data;
}

/** Checks an upload with the guessed columns. */
export async function checkedAs(actor: Actor, { id, columns }: CustomerImport): Promise<CustomerImport> {
  const reply = await as(actor).post(`/customer/import/${id}/check`, { columns });
  expect(reply.json()).toMatchObject({ data: { state: 'checking' } });
  return worked(actor, id);
}
