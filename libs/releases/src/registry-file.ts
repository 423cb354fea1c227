import { z } from 'zod';
import { ReleaseRefused } from './release-refused';

/** First segments that the shell and the API serve themselves. */
const shellSegments = ['account', 'api', 'auth', 'dev', 'login', 'remotes', 'shell', 'static', 'widget'];

/** Contributions of the shell's own (apps/shell, own-contributions.ts). */
const shellPaths = ['/admin/releases'];

const registryFile = z.looseObject({
  version: z.literal(1),
  /** The live build of the shell: open tabs compare it with their own. */
  shell: z.string().optional(),
  remotes: z.array(z.unknown()),
});

/** The registry as its file has it: entries of other teams may be newer or older than what this code knows, and stay as they are. */
export type RegistryFile = z.output<typeof registryFile>;

/** What publishing must know of the entry that it adds. */
export interface RegistryEntry {
  name: string;
  segments: string[];
  slots: { slot: string; path?: string | undefined }[];
}

const strings = z.array(z.string()).catch([]);
/** What of another remote's entry a claim is held against. */
const claims = z.object({
  name: z.string().catch('?'),
  segments: strings,
  slots: z.array(z.object({ path: z.string().optional() }).catch({})).catch([]),
});
const claimsOf = (entry: unknown) => claims.catch({ name: '?', segments: [], slots: [] }).parse(entry);

/**
 * The registry with a remote added or replaced. Entries of other remotes do not change, whatever they hold.
 * @throws ReleaseRefused if a segment or a contribution's path belongs to another remote or to the shell
 */
export function withRemote(current: RegistryFile, remote: RegistryEntry): RegistryFile {
  const stored = current.remotes.filter((entry) => claimsOf(entry).name !== remote.name);
  const others = stored.map(claimsOf);
  for (const segment of remote.segments) {
    if (shellSegments.includes(segment))
      throw new ReleaseRefused(`${remote.name} claims /${segment}, which is the shell's`);
    const owner = others.find(({ segments }) => segments.includes(segment));
    if (owner) throw new ReleaseRefused(`${remote.name} claims /${segment}, which belongs to ${owner.name}`);
  }
  for (const { path, slot } of remote.slots) {
    if (path && shellPaths.includes(path))
      throw new ReleaseRefused(`${remote.name} claims ${path} (${slot}), which is the shell's`);
    const owner = path && others.find(({ slots }) => slots.some((other) => other.path === path));
    if (owner) throw new ReleaseRefused(`${remote.name} claims ${path} (${slot}), which belongs to ${owner.name}`);
  }
  const remotes = [...stored, remote].sort((a, b) => claimsOf(a).name.localeCompare(claimsOf(b).name));
  return { ...current, remotes };
}

/** Parses a registry file's content; returns an empty registry if there is no file yet. */
export function readRegistryFile(content: string | null): RegistryFile {
  if (content === null) return { version: 1, remotes: [] };
  const read = registryFile.safeParse(JSON.parse(content));
  if (!read.success) throw new ReleaseRefused(`remotes.json is damaged: ${read.error.message}`);
  return read.data;
}
