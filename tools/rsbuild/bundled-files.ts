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

/** Absolute paths of the files in a bundle, sorted. Modules that the bundler made itself have none. */
export function bundledFiles(compilation: Rspack.Compilation): string[] {
  const files = bundledModules(compilation).flatMap((module) => {
    const file = module.nameForCondition();
    return file !== undefined && path.isAbsolute(file) ? [file] : [];
  });
  return [...new Set(files)].sort();
}
