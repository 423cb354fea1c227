import { maskedPhone } from '@toam/domain/phone';
import type { ApiShape, Fields } from '../http/open-api-shape';

/** Nothing, a figure of nothing, or a number that is hidden. */
const tellsNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (typeof value === 'string' && value.includes(maskedPhone));

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Formatted text is one field, whatever stands in it. */
const isRichText = (value: object): boolean => 'type' in value && value.type === 'doc';

/** The path of a key, as the shape of the API writes it: keys that are data are '*'. */
const pathIn = (shape: Fields, at: string, key: string): string =>
  Object.hasOwn(shape, `${at}.${key}`) || !Object.hasOwn(shape, `${at}.*`) ? `${at}.${key}` : `${at}.*`;

/** Adds the paths of all fields of an answer that tell something. Objects and lists are told by what they hold. */
export function addShown(into: Set<string>, shape: Fields, value: unknown, at: string): void {
  if (tellsNothing(value)) return;
  if (Array.isArray(value))
    for (const one of value) addShown(into, shape, one, Object.hasOwn(shape, `${at}[]`) ? `${at}[]` : at);
  else if (!isObject(value) || isRichText(value)) into.add(at);
  else for (const [key, part] of Object.entries(value)) addShown(into, shape, part, pathIn(shape, at, key));
}

/** By the object that holds them, the names of fields: `{ 'data.list[]': 'id title' }`. */
export type NamedFields = Record<string, string>;

export const pathsOf = (named: NamedFields): string[] =>
  Object.entries(named).flatMap(([at, names]) => names.split(' ').map((name) => (at === '' ? name : `${at}.${name}`)));

const isContainer = (types: string): boolean =>
  types.split('|').every((type) => ['object', 'array', 'null', 'absent'].includes(type));

/** Where formatted text begins: its blocks refer to themselves. */
function textsIn(shape: Fields): string[] {
  const isText = (path: string): boolean =>
    Object.hasOwn(shape, `${path}.type`) && Object.hasOwn(shape, `${path}.content[]`);
  const paths = Object.keys(shape);
  const nested = paths.filter((path) => shape[path]!.includes('#'));
  return paths.filter((path) => isText(path) && nested.some((one) => one.startsWith(`${path}.`)));
}

/** The fields of an answer that may hold a value. Formatted text is one field. */
export function leavesOf(shape: Fields): string[] {
  const texts = textsIn(shape);
  const outer = texts.filter((path) => !texts.some((other) => path.startsWith(`${other}.`)));
  const isInside = (path: string): boolean => outer.some((text) => path.startsWith(`${text}.`));
  const paths = Object.keys(shape);
  const hasFields = (path: string): boolean =>
    paths.some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[]`));
  const isLeaf = (path: string): boolean => !hasFields(path) || !isContainer(shape[path]!);
  const leaves = paths.filter((path) => path.startsWith('data') && !isInside(path) && isLeaf(path));
  return [...new Set([...leaves, ...outer])];
}

/** An endpoint's answer in the shape of the API. */
export const answerShape = (shape: ApiShape, { method, path }: { method: string; path: string }): Fields =>
  shape[`${method} /api${path.replace(/:([A-Za-z]+)/g, '{$1}')}`]!.answer;
