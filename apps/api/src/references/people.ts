/** What infrastructure asks about people. `modules/references.ts` hands it in, so no folder below the modules knows the staff. */
export interface People {
  /** Names by id, of people who left, too. An unknown id is absent. */
  namesOf(ids: number[]): Promise<ReadonlyMap<number, { name: string }>>;
  /** Warns those responsible that somebody sees very many phone numbers, in the caller's transaction. D107. */
  warnOfReveals(userId: number, count: number): Promise<void>;
}

let registered: People | undefined;

export const registerPeople = (given: People): void => void (registered = given);

export function people(): People {
  if (!registered) throw new Error('nobody registered how people are read');
  return registered;
}
