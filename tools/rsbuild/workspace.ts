import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const inWorkspace = (...parts: string[]): string => path.join(workspace, ...parts);

/** `@toam/ui` → libs/ui/src, for every lib: subpaths follow ("@toam/ui/core" → libs/ui/src/core). */
export function libAliases(): Record<string, string> {
  const libs = readdirSync(inWorkspace('libs'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(libs.map(({ name }) => [`@toam/${name}`, inWorkspace('libs', name, 'src')]));
}

/** The installed version of a dependency, for the share scope. */
export function versionOf(dependency: string): string {
  const manifest = readFileSync(inWorkspace('node_modules', dependency, 'package.json'), 'utf8');
  return String(JSON.parse(manifest).version);
}
