import { readFile } from 'node:fs/promises';
import type { Rspack } from '@rsbuild/core';
import { parse } from '@swc/core';
import { slotNames } from '../../libs/platform/src/slots.ts';
import { bundledFiles } from '../rsbuild/bundled-files.ts';
import { singletons, wholePackages } from '../rsbuild/singletons.ts';
import { inWorkspace } from '../rsbuild/workspace.ts';
import { slots, type Names } from '../../libs/releases/src/fit.ts';
import { objects, readSource, unnamed, type ReadSource } from './shared-names.ts';
import { wireFiles } from './wire-files.ts';

/** `dist/fit.json`: how a build fits with others. */
export interface Fit {
  /** What a remote takes from the shell, by module. */
  needs?: Names;
  /** What a shell supplies, by module. */
  gives?: Names;
  /** Source files that say what crosses to the API, from the workspace's root. */
  contracts: string[];
}

const shared = new Set(Object.keys(singletons('remote')));
const isSource = (file: string) => /\.[cm]?[jt]sx?$/.test(file);
const isPackage = (file: string) => file.includes('node_modules');
/** Only such a source can import a shared module. Parsing the others would take most of the time. */
const mentionsShared = new RegExp(`['"](${[...shared, '@toam/platform/slot'].join('|')})['"]`);

/** CommonJS: their default export is the module itself, so every build supplies it, though the bundler does not list it. */
const commonJs = new Set(wholePackages);

const read = (file: string, source: string) => readSource(source, file, shared, commonJs);

async function readAll(files: string[]): Promise<Map<string, ReadSource>> {
  const all = await Promise.all(
    files.filter(isSource).map(async (file): Promise<[string, ReadSource][]> => {
      const source = await readFile(file, 'utf8');
      return mentionsShared.test(source) ? [[file, await read(file, source)]] : [];
    }),
  );
  return new Map(all.flat());
}

const contractsOf = (files: string[], known = new Map<string, ReadSource>()): Promise<string[]> =>
  wireFiles(files, async (file) => (known.get(file) ?? (await read(file, await readFile(file, 'utf8')))).imports);

function merged(all: Names[]): Names {
  const found = new Map<string, Set<string>>();
  for (const [from, names] of all.flatMap((one) => Object.entries(one)))
    found.set(from, new Set([...(found.get(from) ?? []), ...names]));
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([from, names]) => [from, [...names].sort()]));
}

/**
 * What a remote's bundle needs: each of its files is read for what it imports from shared modules.
 * @param files the source files of the bundle
 * @param contributes names of the slots in its remote.json
 * @throws Error if own code uses a shared module as a whole, so that it cannot be told which names
 */
export async function fitOfRemote(files: string[], contributes: string[]): Promise<Fit> {
  const known = await readAll(files);
  for (const [file, { names }] of known) if (!isPackage(file)) refuseUnnamed(file, names);
  const named = [...known.values()].map(({ names }) => withoutUnnamed(names));
  return { needs: merged([...named, { [slots]: contributes }]), contracts: await contractsOf(files, known) };
}

function refuseUnnamed(file: string, names: Names): void {
  for (const [from, found] of Object.entries(names)) {
    if (!found.some((name) => name.endsWith(unnamed))) continue;
    throw new Error(
      `${file} uses ${from} as a whole: name what you use, or nobody can tell whether the shell supplies it`,
    );
  }
}

/** Packages may use React as a whole. */
const withoutUnnamed = (names: Names): Names =>
  Object.fromEntries(
    Object.entries(names).map(([from, found]) => [from, found.filter((name) => !name.endsWith(unnamed))]),
  );

/** What a shell's bundle supplies: the exports that the bundler found in each shared module. It knows those of React, too. */
export async function fitOfShell(compilation: Rspack.Compilation): Promise<Fit> {
  const { modules, moduleGraph } = compilation;
  const gives: Names = {};
  for (const module of modules) {
    const [, key] = /^provide shared module \([^)]*\) (.+?)@[^@]* = /.exec(module.identifier()) ?? [];
    const supplied = key && moduleGraph.getOutgoingConnections(module)[0]?.module;
    if (supplied) gives[key] = [...exportsOf(compilation, supplied, key), ...(commonJs.has(key) ? ['default'] : [])];
  }
  const zod = [...modules].find(
    (module) => module.nameForCondition() === inWorkspace('libs/platform/src/zod-names.ts'),
  );
  if (!zod) throw new Error('the shell holds no zod-names.ts');
  const members = {
    zod: exportsOf(compilation, zod, 'z').map((name) => objects.zod.members + name),
    '@toam/platform/host': await hostMembers(),
    [slots]: [...slotNames],
  };
  return { gives: merged([gives, members]), contracts: await contractsOf(bundledFiles(compilation)) };
}

function exportsOf({ moduleGraph }: Rspack.Compilation, module: Rspack.Module, key: string): string[] {
  const names = moduleGraph.getProvidedExports(module);
  if (!Array.isArray(names)) throw new Error(`the bundler cannot tell what ${key} exports`);
  return names;
}

/** Members of what `platformHost()` returns. TypeScript holds the shell to them. */
export async function hostMembers(): Promise<string[]> {
  const source = await readFile(inWorkspace('libs/platform/src/host.ts'), 'utf8');
  const { body } = await parse(source, { syntax: 'typescript' });
  const declared = body.flatMap((node) =>
    node.type === 'ExportDeclaration' &&
    node.declaration.type === 'TsInterfaceDeclaration' &&
    node.declaration.id.value === 'PlatformHost'
      ? node.declaration.body.body
      : [],
  );
  return declared.flatMap((member) =>
    'key' in member && member.key.type === 'Identifier'
      ? [objects['@toam/platform/host'].members + member.key.value]
      : [],
  );
}
