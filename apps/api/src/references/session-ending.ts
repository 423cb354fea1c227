import { registry } from './registry';

/** What ends with all sessions of a person, in the same transaction: what they were doing just now. */
export type SessionEnding = (userId: number) => Promise<void>;

export const { all: sessionEndings, register: registerSessionEndings } = registry<SessionEnding>('sessions');
