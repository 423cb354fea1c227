import path from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** Whether modules were put together into this one. `instanceof` would tie it to one copy of the bundler. */
const isGroup = (module: Rspack.Module): module is Rspack.ConcatenatedModule => 'modules' in module;

/** Modules that are in a chunk, also those that were put together. (Statistics list one of such a group only.) */
export function bundledModules({ modules, chunkGraph }: Rspack.Compilation): Rspack.Module[] {
  return [...modules]
    .filter((module) => !chunkGraph.getModuleChunksIterable(module)[Symbol.iterator]().next().done)
    .flatMap((module) => (isGroup(module) ? module.modules : [module]));
}

const filesOf = (modules: Rspack.Module[]): string[] => {
  const files = modules.flatMap((module) => {
    const file = module.nameForCondition();
    return file !== undefined && path.isAbsolute(file) ? [file] : [];
  });
  return [...new Set(files)].sort();
};

/** Absolute paths of the files in a bundle, sorted. Modules that the bundler made itself have none. */
export const bundledFiles = (compilation: Rspack.Compilation): string[] => filesOf(bundledModules(compilation));

/** The same with the files that were read and left out: of such a one a constant may be in the bundle. */
export const compiledFiles = ({ modules }: Rspack.Compilation): string[] => filesOf([...modules]);
