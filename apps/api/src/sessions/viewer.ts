import { AsyncLocalStorage } from 'node:async_hooks';

const viewing = new AsyncLocalStorage<number>();

/** Runs the work of a call for this session. Addresses that it signs end with the session. */
export const asViewer = <T>(session: { id: number } | null, work: () => T): T =>
  session ? viewing.run(session.id, work) : work();

/** The session of the running call; none in jobs and at public endpoints. */
export const viewingSession = (): number | undefined => viewing.getStore();
