import { registeredRemote, type RegisteredRemote } from '@toam/platform/remote-manifest';
import { z } from 'zod';
import { fetchWhole } from './line';

const url = '/remotes.json';
const storageKey = 'toam.remotes';
/**
 * Milliseconds without a byte on the whole page. Short if a list from the last visit can replace the answer of a server that hangs. Longer
 * without such a list, because the start then needs an answer.
 */
const silence = { short: 3000, long: 20_000 };

/** Entries are parsed one by one: an invalid remote is left out, the others stay. */
const envelope = z.object({
  version: z.literal(1),
  /** The live build of the shell. */
  shell: z.string().optional(),
  remotes: z.array(z.unknown()),
});

/** The registry's remotes, and the problems on the way (for the log). */
export interface LoadedRegistry {
  shell?: string | undefined;
  remotes: RegisteredRemote[];
  problems: { remote: string; error: unknown }[];
  /** fresh: just loaded · kept: from the last visit · none: neither was available */
  source: 'fresh' | 'kept' | 'none';
}

const nameIn = (entry: unknown) => z.object({ name: z.string() }).safeParse(entry).data?.name ?? 'unknown';

/** Parses a registry's text. Throws if it is not a registry (an HTML page, another version). */
export function readRegistry(text: string): Pick<LoadedRegistry, 'shell' | 'remotes' | 'problems'> {
  const { shell, remotes: entries } = envelope.parse(JSON.parse(text));
  const read = entries.map((entry) => ({ name: nameIn(entry), result: registeredRemote.safeParse(entry) }));
  return {
    shell,
    remotes: read.flatMap(({ result }) => (result.success ? [result.data] : [])),
    problems: read.flatMap(({ name, result }) => (result.success ? [] : [{ remote: name, error: result.error }])),
  };
}

async function fetchText(quiet: number): Promise<string> {
  const reply = await fetchWhole(url, quiet);
  if (!reply.ok) throw new Error(`registry answered ${reply.status}`);
  return reply.text();
}

/** Storage may be forbidden or full. That is fine: the copy is optional. */
function keep(text: string): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // without a copy, the next visit that can't load the registry starts without a menu and says so
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

async function loadFresh(quiet: number): Promise<LoadedRegistry> {
  const text = await fetchText(quiet);
  const read = readRegistry(text);
  keep(text);
  return { ...read, source: 'fresh' };
}

/** What is live now. @throws if the server does not say */
export const readLive = async (): Promise<Pick<LoadedRegistry, 'shell' | 'remotes'>> =>
  readRegistry(await fetchText(silence.short));

/** The list of the last visit; null if there was none, or if the copy is not readable. */
function ofLastVisit(): RegisteredRemote[] | null {
  try {
    return readRegistry(kept() ?? '').remotes;
  } catch {
    return null;
  }
}

/** The list of remotes: from the server, or else from the last visit. Never rejects. */
export async function loadRegistry(): Promise<LoadedRegistry> {
  try {
    return await loadFresh(silence.short);
  } catch (error) {
    const problems = [{ remote: 'shell', error }];
    const remotes = ofLastVisit();
    if (remotes) return { remotes, problems, source: 'kept' };
    return loadFresh(silence.long).catch(() => ({ remotes: [], problems, source: 'none' }));
  }
}
