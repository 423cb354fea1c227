import { z } from 'zod';
import { accessRules } from '../../libs/domain/src/access.ts';
import { commandText, menuText, tabText } from '../../libs/contracts/src/texts/menu.ts';
import { remoteManifest, type RegisteredRemote, type RemoteManifest } from '../../libs/platform/src/remote-manifest.ts';

/** A publication that would break the platform. The message says what to change. */
export class PublishRefused extends Error {
  override name = 'PublishRefused';
}

/** First segments that the shell and the API serve themselves. */
const shellSegments = ['account', 'api', 'auth', 'dev', 'login', 'remotes', 'static', 'widget'];

const texts: Record<string, Record<string, string>> = { menu: menuText, command: commandText, tab: tabText };

/** "menu.houses" → "Bất động sản". */
function textOf(key: string, remote: string): string {
  const [area = '', name = ''] = key.split('.');
  const text = texts[area]?.[name];
  if (!text) throw new PublishRefused(`${remote}: no text ${key} in libs/contracts/src/texts/menu.ts`);
  return text;
}

/** Validates a remote.json: its shape, its access rules and its texts. */
export function readManifest(content: unknown, where: string): RemoteManifest {
  const read = remoteManifest.safeParse(content);
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
    throw new PublishRefused(`${where} is not a valid remote.json:\n  ${problems.join('\n  ')}`);
  }
  const { name, menu, slots, commands } = read.data;
  for (const { access, label } of [...menu, ...slots, ...commands]) {
    if (!Object.hasOwn(accessRules, access))
      throw new PublishRefused(`${name}: ${label} names no access rule: ${access}`);
  }
  return read.data;
}

/** The part of a federation manifest that names the scripts of `./remote`. */
const federationManifest = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string() }) }),
  exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: z.object({ sync: z.array(z.string()) }) }) })),
});

/**
 * Addresses of the scripts that a remote's first visit needs.
 * @param content content of its mf-manifest.json
 * @param entry address of that file
 */
export function scriptsOf(content: unknown, entry: string): string[] {
  const { metaData, exposes } = federationManifest.parse(content);
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  const exposed = exposes.filter(({ name }) => name === 'remote').flatMap(({ assets }) => assets.js.sync);
  return [metaData.remoteEntry.path + metaData.remoteEntry.name, ...exposed].map((file) => base + file);
}

/** A remote as a registry entry, with its texts resolved. */
export function registered(manifest: RemoteManifest, entry: string, preload: string[] = []): RegisteredRemote {
  const titled = <E extends { label: string }>(item: E) => ({ ...item, text: textOf(item.label, manifest.name) });
  return {
    ...manifest,
    menu: manifest.menu.map(titled),
    slots: manifest.slots.map(titled),
    commands: manifest.commands.map(titled),
    entry,
    preload,
  };
}

/** The registry as its file has it: entries of other teams may be newer or older than what this checkout knows, and stay as they are. */
export interface RegistryFile {
  version: 1;
  remotes: unknown[];
}

const registryFile = z.object({ version: z.literal(1), remotes: z.array(z.unknown()) });

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
 * @throws PublishRefused if a segment or a contribution's path belongs to another remote or to the shell
 */
export function withRemote(current: RegistryFile, remote: RegisteredRemote): RegistryFile {
  const kept = current.remotes.filter((entry) => claimsOf(entry).name !== remote.name);
  const others = kept.map(claimsOf);
  for (const segment of remote.segments) {
    if (shellSegments.includes(segment))
      throw new PublishRefused(`${remote.name} claims /${segment}, which is the shell's`);
    const owner = others.find(({ segments }) => segments.includes(segment));
    if (owner) throw new PublishRefused(`${remote.name} claims /${segment}, which belongs to ${owner.name}`);
  }
  for (const { path, slot } of remote.slots) {
    const owner = path && others.find(({ slots }) => slots.some((other) => other.path === path));
    if (owner) throw new PublishRefused(`${remote.name} claims ${path} (${slot}), which belongs to ${owner.name}`);
  }
  const remotes = [...kept, remote].sort((a, b) => claimsOf(a).name.localeCompare(claimsOf(b).name));
  return { version: 1, remotes };
}

/** Parses a registry file's content; returns an empty registry if there is no file yet. */
export function readRegistryFile(content: string | null): RegistryFile {
  if (content === null) return { version: 1, remotes: [] };
  const read = registryFile.safeParse(JSON.parse(content));
  if (!read.success) throw new PublishRefused(`remotes.json is damaged: ${read.error.message}`);
  return read.data;
}
