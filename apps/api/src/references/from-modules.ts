import type { FastifyRequest } from 'fastify';

/** What the folders below the modules ask of them. `modules/references.ts` hands it in, so none of those folders knows a noun. */
export interface FromModules {
  /** Names of staff by id, of people who left, too. An unknown id is absent. */
  staffNames(ids: number[]): Promise<ReadonlyMap<number, { name: string }>>;
  /** Warns those responsible that somebody sees very many phone numbers, in the caller's transaction. D107. */
  warnOfReveals(userId: number, count: number): Promise<void>;
  /** Does a call's work and ends the drafts that the call names, in one transaction. D110. */
  endingDrafts<T>(request: FastifyRequest, userId: number | undefined, work: () => Promise<T>): Promise<T>;
}

let registered: FromModules | undefined;

export const registerFromModules = (given: FromModules): void => void (registered = given);

export function fromModules(): FromModules {
  if (!registered) throw new Error('the modules have handed nothing in yet');
  return registered;
}
