import devkit from '@nx/devkit';
import { tsImport } from 'tsx/esm/api';

const { readJson } = devkit;

/** The manifests of the remotes that are there. */
export const manifestsIn = (tree) =>
  tree
    .children('apps')
    .map((app) => `apps/${app}/remote.json`)
    .filter((file) => tree.exists(file))
    .map((file) => readJson(tree, file));

/** Publishing knows which segments belong to others and to the shell. @throws Error with its sentence */
export async function requireSegments(others, manifest) {
  const { readRegistryFile, withRemote } = await tsImport('../../libs/releases/src/registry-file.ts', import.meta.url);
  withRemote({ ...readRegistryFile(null), remotes: others }, { ...manifest, slots: [] });
}
