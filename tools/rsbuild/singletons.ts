import { inWorkspace, versionOf } from './workspace.ts';

interface Dependency {
  /** The package with the version, if the key is a subpath. */
  of?: string;
  /** Re-export entry that replaces the package, so that only the parts we use are shipped. */
  slim?: string;
}

/**
 * The modules that the host supplies and remotes never bundle. Keys must equal the import as written: `@toam/ui/core` shares nothing
 * with a relative import of the same file. That is why `no-second-copy.ts` checks the files of a remote's bundle.
 */
const dependencies: Record<string, Dependency> = {
  react: {},
  'react-dom': {},
  'react-dom/client': { of: 'react-dom' },
  'react-router-dom': { slim: 'libs/platform/src/router.ts' },
  '@tanstack/react-query': { slim: 'libs/platform/src/query.ts' },
  zod: { slim: 'libs/platform/src/zod.ts' },
};

/** Libs with state or context, and the kit. Users of other libs bundle them. */
export const sharedLibs = [
  '@toam/ui/core',
  '@toam/ui/detail',
  '@toam/ui/form',
  '@toam/ui/list',
  '@toam/ui/select',
  '@toam/auth/session',
  '@toam/api-client/call',
  '@toam/api-client/call-failed',
  '@toam/api-client/download',
  '@toam/api-client/query-client',
  '@toam/api-client/upload',
  '@toam/api-client/use-save',
  '@toam/live/live',
  '@toam/live/notification.queries',
  '@toam/platform/device-store',
  '@toam/platform/host',
] as const;

/** Packages that are shared as they are. They are CommonJS: their default export is the module itself. */
export const wholePackages = Object.keys(dependencies).filter((key) => !dependencies[key]?.slim);

/** Loaded shortly before the first screen that needs them, not with the shell. */
const onDemand: string[] = ['@toam/ui/detail', '@toam/ui/form', '@toam/ui/list', '@toam/ui/select'];

/** What `import 'react-router-dom'` and similar imports resolve to, also without federation, so that the single-page bench is fair. */
export const slimAliases = Object.fromEntries(
  Object.entries(dependencies).flatMap(([key, { slim }]) => (slim ? [[`${key}$`, inWorkspace(slim)]] : [])),
);

interface SharedEntry {
  singleton: true;
  requiredVersion: string | false;
  version?: string;
  import?: string | false;
  eager?: boolean;
}

/** The `shared` option of Module Federation for one side. */
export function singletons(side: 'host' | 'remote'): Record<string, SharedEntry> {
  const shared: Record<string, SharedEntry> = {};
  for (const [key, { of = key, slim }] of Object.entries(dependencies)) {
    const version = versionOf(of);
    shared[key] = {
      singleton: true,
      requiredVersion: `^${version}`,
      ...(slim && { import: inWorkspace(slim), version }),
    };
  }
  for (const key of sharedLibs) shared[key] = { singleton: true, requiredVersion: false, version: '0.1.0' };
  for (const [key, entry] of Object.entries(shared)) {
    if (side === 'remote') entry.import = false;
    else if (!onDemand.includes(key)) entry.eager = true;
  }
  return shared;
}
