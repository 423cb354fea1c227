/**
 * The blocks of a page, by its headings of the second level. `text` below a `sh` block is what its output must have.
 * @param {string} markdown
 * @returns {{ title: string, blocks: { code: string, seen: string[], isTested: boolean }[] }[]}
 */
export function sectionsOf(markdown) {
  return markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const blocks = [];
      for (const [, kind, body] of section.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)) {
        if (kind === 'text') blocks.at(-1).seen = body.trimEnd().split('\n');
        else blocks.push({ code: body, seen: [], isTested: kind === 'sh' });
      }
      return { title: section.split('\n', 1)[0], blocks };
    });
}

const pattern = (line) =>
  new RegExp(
    `^${line
      .split('…')
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('.*')}\\s*$`,
    'm',
  );

/** The first line that the output lacks, in its order; undefined if all are there. */
export function missingLine(seen, output) {
  let rest = output;
  for (const line of seen) {
    const found = pattern(line).exec(rest);
    if (!found) return line;
    rest = rest.slice(found.index + found[0].length);
  }
  return undefined;
}
