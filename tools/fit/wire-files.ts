import path from 'node:path';
import { inWorkspace } from '../rsbuild/workspace.ts';

const sources = ['contracts', 'domain'].map((lib) => ({
  alias: `@toam/${lib}/`,
  folder: inWorkspace('libs', lib, 'src') + path.sep,
}));
const texts = inWorkspace('libs/contracts/src/texts') + path.sep;

/** Whether a file may be part of what crosses to the API. The domain is: bodies are derived from its records and columns. */
export const mayBeWire = (file: string): boolean =>
  sources.some(({ folder }) => file.startsWith(folder)) && !file.startsWith(texts);

const declaresCalls = /\.(endpoints|schema)\.ts$/;
const withoutKind = (file: string) => file.replace(/\.tsx?$/, '');

/** The file that an import means, without its kind. */
function placeOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) return withoutKind(path.resolve(path.dirname(importer), specifier));
  const source = sources.find(({ alias }) => specifier.startsWith(alias));
  return source && withoutKind(source.folder + specifier.slice(source.alias.length));
}

/**
 * The files that say what crosses to the API: endpoints and schemas, and what they import. Texts do not cross.
 * @param files the source files of a bundle
 * @param importsOf what a file imports at run time
 * @returns paths from the workspace's root, sorted
 */
export function wireFiles(files: string[], importsOf: (file: string) => string[]): string[] {
  const candidates = new Map(files.filter(mayBeWire).map((file) => [withoutKind(file), file]));
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const specifier of importsOf(file)) {
      const imported = candidates.get(placeOf(specifier, file) ?? '');
      if (imported) visit(imported);
    }
  };
  for (const file of candidates.values()) if (declaresCalls.test(file)) visit(file);
  return [...found].map((file) => path.relative(inWorkspace(), file).replaceAll(path.sep, '/')).sort();
}
