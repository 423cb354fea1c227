import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ReleaseRefused } from '../../libs/releases/src/release-refused.ts';

/** Milliseconds. */
const timeout = 10_000;

async function read(url: string): Promise<unknown> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!reply.ok) throw new Error(`it answered ${reply.status}`);
  return reply.json();
}

const named = z.object({ build: z.string(), commit: z.string().nullable() });

interface ServedElsewhere {
  manifest: unknown;
  build: string;
  commit: string | null;
}

/**
 * A build that another server has. Its name is in the `build.json` beside it, or else is made from its manifest.
 * @param entry address of its federation manifest
 * @throws ReleaseRefused if nothing that the shell could load is there
 */
export async function servedElsewhere(entry: string): Promise<ServedElsewhere> {
  const manifest = await read(entry).catch((error: unknown) => {
    throw new ReleaseRefused(`${entry} is no build: ${error instanceof Error ? error.message : String(error)}`);
  });
  const told = await read(new URL('build.json', entry).href).catch(() => null); // an older build, or not copied
  const { data } = named.safeParse(told);
  if (data) return { manifest, ...data };
  const build = createHash('sha256').update(JSON.stringify(manifest)).digest('hex').slice(0, 12);
  return { manifest, build, commit: null };
}
