import { registeredRemote, type RegisteredRemote } from '@toam/platform/remote-manifest';
import { z } from 'zod';
import { takeAnswer } from '../preload/answers';

const url = '/remotes.json';
const storageKey = 'toam.remotes';
/**
 * Milliseconds. Short where a list from the last visit can stand in for a hung server. Who has none cannot start without
 * an answer, and on a slow line the shell's own code leaves little room for it.
 */
const deadline = { short: 3000, long: 20_000 };

/** Entries are read one by one: a remote that this shell cannot read costs itself, not the list. */
const envelope = z.object({ version: z.literal(1), remotes: z.array(z.unknown()) });

/** What the registry said, and what went wrong on the way (for the log). */
export interface LoadedRegistry {
  remotes: RegisteredRemote[];
  problems: { remote: string; error: unknown }[];
  /** fresh: just fetched · kept: from the last visit · none: neither could be had */
  source: 'fresh' | 'kept' | 'none';
}

const nameIn = (entry: unknown) => z.object({ name: z.string() }).safeParse(entry).data?.name ?? 'unknown';

/** Reads the text of a registry. Throws when it is none at all (an HTML page, another version). */
export function readRegistry(text: string): Pick<LoadedRegistry, 'remotes' | 'problems'> {
  const { remotes: entries } = envelope.parse(JSON.parse(text));
  const read = entries.map((entry) => ({ name: nameIn(entry), result: registeredRemote.safeParse(entry) }));
  return {
    remotes: read.flatMap(({ result }) => (result.success ? [result.data] : [])),
    problems: read.flatMap(({ name, result }) => (result.success ? [] : [{ remote: name, error: result.error }])),
  };
}

async function fetchText(timeout: number): Promise<string> {
  const reply = await (takeAnswer(url) ?? fetch(url, { signal: AbortSignal.timeout(timeout) }));
  if (!reply.ok) throw new Error(`registry answered ${reply.status}`);
  return reply.text();
}

/** Storage may be forbidden or full; the copy is a convenience. */
function keep(text: string): void {
  try {
    localStorage.setItem(storageKey, text);
  } catch {
    // the next failing visit starts without a menu and says so
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

async function loadFresh(timeout: number): Promise<LoadedRegistry> {
  const text = await fetchText(timeout);
  const read = readRegistry(text);
  keep(text);
  return { ...read, source: 'fresh' };
}

/** The list as it was; null when there was no visit, or nothing legible is left of it. */
function ofLastVisit(): RegisteredRemote[] | null {
  try {
    return readRegistry(kept() ?? '').remotes;
  } catch {
    return null;
  }
}

/** The list of remotes: from the server, else as it was on the last visit. Never rejects. */
export async function loadRegistry(): Promise<LoadedRegistry> {
  try {
    return await loadFresh(deadline.short);
  } catch (error) {
    const problems = [{ remote: 'shell', error }];
    const remotes = ofLastVisit();
    if (remotes) return { remotes, problems, source: 'kept' };
    return loadFresh(deadline.long).catch(() => ({ remotes: [], problems, source: 'none' }));
  }
}
