import type { Env } from '../env';
import { openStorage, type Storage } from './storage';

interface Files {
  storage: Storage;
  signingKey: string;
}

let opened: Files | undefined;

/** Opens the store and sets the signing key. The start and tests call it once. */
export function useFiles(env: Pick<Env, 'FILES_URL' | 'DATA_DIR' | 'SIGNING_KEY'>): void {
  opened = { storage: openStorage(env), signingKey: env.SIGNING_KEY };
}

export function files(): Files {
  if (!opened) throw new Error('the file store is not open');
  return opened;
}
