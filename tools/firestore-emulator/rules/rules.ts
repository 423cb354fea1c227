import { isTrue, type Lookups, Scope } from './interpreter';
import { parseRules } from './parser';
import type { RuleMap, RuleValue } from './rule-value';
import type { Block } from './syntax';

export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A request to judge. */
export interface Asked {
  method: Method;
  /** Segments of the whole path, `databases`, its name, `documents`, … */
  path: string[];
  request: RuleMap;
  /** What is stored; null if there is nothing. */
  resource: RuleValue;
  lookups: Lookups;
}

const groups: Record<string, Method[]> = { read: ['get', 'list'], write: ['create', 'update', 'delete'] };

/** The values of `{names}` if the block's path begins this one. */
function bindings(block: Block, path: string[]): [string, string][] | undefined {
  const values: [string, string][] = [];
  for (const [at, segment] of block.segments.entries()) {
    const found = path[at];
    if (found === undefined) return undefined;
    if (segment.startsWith('{')) values.push([segment.slice(1, -1), found]);
    else if (segment !== found) return undefined;
  }
  return values;
}

function isAllowed(block: Block, path: string[], method: Method, around: Scope): boolean {
  const values = bindings(block, path);
  if (!values) return false;
  const rest = path.slice(block.segments.length);
  const scope = around.within(values, block.functions);
  if (rest.length > 0) return block.blocks.some((inner) => isAllowed(inner, rest, method, scope));
  return block.allows.some(
    ({ methods, condition }) =>
      methods.some((one) => one === method || groups[one]?.includes(method)) && isTrue(condition, scope),
  );
}

/** @returns judges requests by a rules file: what no `allow` admits is refused */
export function readRules(source: string): (asked: Asked) => boolean {
  const { root } = parseRules(source);
  return ({ method, path, request, resource, lookups }) => {
    const named: [string, RuleValue][] = [
      ['request', request],
      ['resource', resource],
    ];
    return isAllowed(root, path, method, new Scope(lookups).within(named));
  };
}
