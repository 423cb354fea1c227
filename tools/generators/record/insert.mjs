/*
 * Small insertions into files that people write. Each gives the new source, or null where the file is not as expected: then nothing of
 * it changes, and the generator says the line that a person adds.
 */

/** Before the end of the list or object that begins with `opening`. @param closing its end, such as '\n];' */
export function intoBlock(source, opening, closing, entry) {
  const begin = source.indexOf(opening);
  const end = begin < 0 ? -1 : source.indexOf(closing, begin + opening.length);
  if (end < 0) return null;
  const before = source.slice(0, end);
  const comma = /[[{,]\s*$/.test(before) ? '' : ',';
  return `${before}${comma}\n${entry}${source.slice(end)}`;
}

/** Below the last import. */
export function withImport(source, line) {
  const last = [...source.matchAll(/^(?:import [^;]*;|\} from '[^']*';)$/gm)].at(-1);
  if (!last) return null;
  const end = last.index + last[0].length;
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
}

/** Among what `from` is imported for already. */
export function withImported(source, from, name) {
  const found = new RegExp(`import \\{([^}]*)\\} from '${from}';`).exec(source);
  if (!found) return null;
  const names = found[1].split(',').map((one) => one.trim());
  if (names.includes(name)) return source;
  return source.replace(found[0], `import { ${[name, ...names.filter(Boolean)].join(', ')} } from '${from}';`);
}

/** Instead of the first match, which `replacement` builds on. */
export const instead = (source, pattern, replacement) =>
  pattern.test(source) ? source.replace(pattern, replacement) : null;

/** One step after the other; null if one of them finds no place. */
export const inTurn =
  (...steps) =>
  (source) =>
    steps.reduce((now, step) => (now === null ? null : step(now)), source);
