import type { FastifyRequest } from 'fastify';

/** Somebody who is signed in and says again that the account is theirs. */
export interface Proving {
  userId: number;
  ip: string;
  /** Of their password, as it was read. */
  hash: string | null | undefined;
}

/**
 * What the folders below the modules ask of them, or a module of one above it. `modules/references.ts` hands it in, so that nothing
 * imports upwards.
 */
export interface FromModules {
  /** Names of staff by id, of people who left, too. An unknown id is absent. */
  staffNames(ids: number[]): Promise<ReadonlyMap<number, { name: string }>>;
  /** Warns those responsible that somebody sees very many phone numbers, in the caller's transaction. D107. */
  warnOfReveals(userId: number, count: number): Promise<void>;
  /** Looks at somebody's own password and counts wrong ones. @throws HttpError invalid at the body's field; too_many */
  provePassword<Field extends string>(of: Proving, body: Record<Field, string>, field: Field): Promise<void>;
  /** Does a call's work and ends the drafts that the call names, in one transaction. D110. */
  endingDrafts<T>(request: FastifyRequest, userId: number | undefined, work: () => Promise<T>): Promise<T>;
}

let registered: FromModules | undefined;

export const registerFromModules = (given: FromModules): void => void (registered = given);

export function fromModules(): FromModules {
  if (!registered) throw new Error('the modules have handed nothing in yet');
  return registered;
}
