import { readFileSync } from 'node:fs';
import type { RsbuildPlugin } from '@rsbuild/core';
import { parse, type ObjectExpression } from '@swc/core';
import { segmentOf } from '../../libs/platform/src/remote-manifest.ts';
import { inWorkspace } from './workspace.ts';

interface Node {
  type: string;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const valueOf = ({ properties }: ObjectExpression, name: string): Node | undefined =>
  properties.flatMap((one) =>
    one.type === 'KeyValueProperty' && one.key.type === 'Identifier' && one.key.value === name ? [one.value] : [],
  )[0];

/** The path as far as it is written out: up to its first `${`. Null: its segment is not. */
function writtenPath(node: Node): string | null {
  if (node.type === 'StringLiteral') return (node as Node & { value: string }).value;
  if (node.type !== 'TemplateLiteral') return null;
  const { quasis } = node as Node & { quasis: { raw: string }[] };
  const begin = quasis[0]?.raw ?? '';
  return quasis.length === 1 || begin.includes('/') ? begin : null;
}

function pathsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (typeof value !== 'object' || value === null) return [];
  const path = isNode(value) && value.type === 'ObjectExpression' && valueOf(value as ObjectExpression, 'path');
  // what stands below a path is under its segment
  if (path) return [writtenPath(path)].flatMap((one) => one ?? []);
  return Object.values(value).flatMap(pathsIn);
}

/**
 * Addresses in a `routes.tsx` under no segment of the remote. Only what is written out there is seen; the rest is held by the remote's test
 * (`manifestFaults`), and by the shell, which leaves such a route out.
 * @param source text of routes.tsx
 * @param segments those of remote.json
 */
export async function foreignRoutes(source: string, segments: readonly string[]): Promise<string[]> {
  const { body } = await parse(source, { syntax: 'typescript', tsx: true, target: 'esnext' });
  return pathsIn(body).filter((path) => !segments.includes(segmentOf(path)));
}

/** The build of a remote with routes at another's address fails. */
export const ownRoutes = (name: string): RsbuildPlugin => ({
  name: 'toam:own-routes',
  apply: 'build',
  setup(api) {
    api.transform({ test: /\/src\/([^/]+\/)?routes\.tsx$/ }, async ({ code }) => {
      const { segments } = JSON.parse(readFileSync(inWorkspace('apps', name, 'remote.json'), 'utf8')) as {
        segments: string[];
      };
      const foreign = await foreignRoutes(code, segments);
      if (foreign.length === 0) return code;
      throw new Error(
        `${name} has no such address: ${foreign.map((path) => `/${path}`).join(', ')}. Segments of its remote.json: ${segments.join(', ')}`,
      );
    });
  },
});
