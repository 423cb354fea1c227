/** As apps/api/src/http/open-api-shape.ts writes it: types of fields, by call and path. */
type Fields = Record<string, string>;
export type ApiShape = Record<string, { request: Fields; answer: Fields }>;

export interface BreakingChange {
  /** "GET /api/house/{id}" */
  call: string;
  what: string;
}

const typesOf = (types: string | undefined): string[] => types?.split('|') ?? [];

/** The field that holds another one: of `a.b[].c` it is `a.b[]`. The whole is ''. */
const holderOf = (path: string): string => path.replace(/(^[^.[]+|\.[^.[]+|\[\])$/, '');
const isInside = (path: string, other: string): boolean =>
  other === '' || (path.startsWith(other) && /^[.[]/.test(path.slice(other.length)));

/** Types of `some` that `all` does not cover. A number may be an integer, and anything may be anything. */
const beyond = (some: string[], all: string[]): string[] =>
  all.includes('any')
    ? some.filter((type) => type === 'absent' && !all.includes(type))
    : some.filter((type) => !all.includes(type) && !(type === 'integer' && all.includes('number')));

/** What holds fields without being one. */
const places = ['', 'path', 'query', 'header'];

/** A client of before sends what it always sent. */
function requestChange(path: string, before: Fields, now: Fields): string | undefined {
  const field = path || 'a body';
  const [was, is] = [typesOf(before[path]), typesOf(now[path])];
  if (is.length === 0) return `no longer takes ${field}`;
  if (was.length > 0) {
    const lost = beyond(was, is);
    if (lost.includes('absent')) return `now requires ${field}`;
    return lost.length > 0 ? `no longer takes ${field} as ${lost.join(' or ')}` : undefined;
  }
  const holder = holderOf(path);
  const isInNewPart = !places.includes(holder) && !(holder in before);
  return is.includes('absent') || isInNewPart ? undefined : `now requires ${field}`;
}

/** A client of before reads what it always read. */
function answerChange(path: string, before: Fields, now: Fields): string | undefined {
  const [was, is] = [typesOf(before[path]), typesOf(now[path])];
  const field = path || 'its answer';
  if (was.length === 0) return undefined;
  if (is.length === 0) return `no longer answers ${field}`;
  const more = beyond(is, was);
  return more.length > 0 ? `may answer ${field} as ${more.join(' or ')}` : undefined;
}

function changesOf(change: typeof requestChange, before: Fields, now: Fields): string[] {
  const told: string[] = [];
  const found: string[] = [];
  for (const path of [...new Set([...Object.keys(before), ...Object.keys(now)])].sort()) {
    // what happened to the whole says it for its parts
    if (told.some((other) => isInside(path, other))) continue;
    const what = change(path, before, now);
    if (!what) continue;
    told.push(path);
    found.push(what);
  }
  return found;
}

/** What a client that was built against `before` would meet. Limits and patterns are not looked at. */
export function breakingChanges(before: ApiShape, now: ApiShape): BreakingChange[] {
  return Object.entries(before).flatMap(([call, was]) => {
    const is = now[call];
    if (!is) return [{ call, what: 'is gone' }];
    const found = [
      ...changesOf(requestChange, was.request, is.request),
      ...changesOf(answerChange, was.answer, is.answer),
    ];
    return found.map((what) => ({ call, what }));
  });
}

/** Lines of the changelog's section "Unreleased" that begin with "Breaking:". */
export function announcedIn(changelog: string): string[] {
  const [, unreleased = ''] = /^## Unreleased$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(changelog) ?? [];
  return unreleased.split('\n').filter((line) => /^(- )?Breaking:/.test(line));
}

/** The changes that no line announces by the call's name. */
export const unannounced = (changes: BreakingChange[], lines: string[]): BreakingChange[] =>
  changes.filter(({ call }) => !lines.some((line) => line.includes(`\`${call}\``)));
