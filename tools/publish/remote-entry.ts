import { z } from 'zod';
import { ReleaseRefused } from '../../libs/releases/src/release-refused.ts';
import { accessRules } from '../../libs/domain/src/access.ts';
import { commandText, menuText, tabText } from '../../libs/contracts/src/menu/menu.text.ts';
import { remoteManifest, type RegisteredRemote, type RemoteManifest } from '../../libs/platform/src/remote-manifest.ts';

const texts: Record<string, Record<string, string>> = { menu: menuText, command: commandText, tab: tabText };

/** Entries with words of their own have no key, and shells ask for one. */
const ownWords = 'own.words';

/** "menu.houses" → "Bất động sản". */
function textOf(key: string, remote: string): string {
  const [area = '', name = ''] = key.split('.');
  const text = texts[area]?.[name];
  if (!text) throw new ReleaseRefused(`${remote}: no text ${key} in libs/contracts/src/menu/menu.text.ts`);
  return text;
}

/** Validates a remote.json: its shape, its access rules and its texts. */
export function readManifest(content: unknown, where: string): RemoteManifest {
  const read = remoteManifest.safeParse(content);
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`);
    throw new ReleaseRefused(`${where} is not a valid remote.json:\n  ${problems.join('\n  ')}`);
  }
  const { name, menu, slots, commands } = read.data;
  for (const { access, label, text } of [...menu, ...slots, ...commands]) {
    if (!Object.hasOwn(accessRules, access))
      throw new ReleaseRefused(`${name}: ${label ?? text} names no access rule: ${access}`);
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

interface Built {
  build?: string;
  /** Address of its federation manifest. */
  entry: string;
  preload?: string[];
}

/** A remote as a registry entry, with its texts resolved. */
export function registered(manifest: RemoteManifest, { build, entry, preload = [] }: Built): RegisteredRemote {
  const titled = <E extends { label?: string; text?: string }>({ label = ownWords, text, ...item }: E) => ({
    ...item,
    label,
    text: text ?? textOf(label, manifest.name),
  });
  return {
    ...manifest,
    menu: manifest.menu.map(titled),
    slots: manifest.slots.map(titled),
    commands: manifest.commands.map(titled),
    build,
    entry,
    preload,
  };
}
