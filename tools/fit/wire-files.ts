import path from 'node:path';
import { inWorkspace } from '../rsbuild/workspace.ts';

const sources = ['contracts', 'domain'].map((lib) => ({
  alias: `@toam/${lib}/`,
  folder: inWorkspace('libs', lib, 'src') + path.sep,
}));

const isText = (file: string): boolean =>
  file.endsWith('.text.ts') || file.startsWith(inWorkspace('libs/contracts/src/texts') + path.sep);

/** Whether a file declares what crosses to the API. */
const declaresCalls = (file: string): boolean =>
  file.startsWith(inWorkspace('libs/contracts/src')) && /\.(endpoints|schema)\.ts$/.test(file);

/** The file of contracts or domain that an import means. Bodies are derived from records and columns of the domain. */
function fileOf(specifier: string, importer: string): string | undefined {
  const source = sources.find(({ alias }) => specifier.startsWith(alias));
  const place = source
    ? source.folder + specifier.slice(source.alias.length)
    : specifier.startsWith('.') && path.resolve(path.dirname(importer), specifier);
  return place && sources.some(({ folder }) => place.startsWith(folder)) ? `${place}.ts` : undefined;
}

/**
 * The files that say what crosses to the API: endpoints and schemas, and what they import. Texts do not cross.
 * @param files the source files of a bundle
 * @param importsOf what a file imports at run time
 * @returns paths from the workspace's root, sorted
 */
export async function wireFiles(files: string[], importsOf: (file: string) => Promise<string[]>): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (found.has(file) || isText(file)) return;
    found.add(file);
    const imports = await importsOf(file);
    await Promise.all(imports.map((specifier) => visitIf(fileOf(specifier, file))));
  };
  const visitIf = async (file: string | undefined) => (file ? visit(file) : undefined);
  await Promise.all(files.filter(declaresCalls).map(visit));
  return [...found].map((file) => path.relative(inWorkspace(), file).replaceAll(path.sep, '/')).sort();
}
