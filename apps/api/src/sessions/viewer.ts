import { AsyncLocalStorage } from 'node:async_hooks';

const viewing = new AsyncLocalStorage<number>();

/** Does the work of a call for this session, so that whatever it signs ends with it. */
export const asViewer = <T>(session: { id: number } | null, work: () => T): T =>
  session ? viewing.run(session.id, work) : work();

/** The session for which the running call answers; none in jobs and at public endpoints. */
export const viewingSession = (): number | undefined => viewing.getStore();
