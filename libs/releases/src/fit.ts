/** Names by the module that they are imported from: `{ zod: ['z', 'z.string'] }`. */
export type Names = Record<string, string[]>;

/** The key under which the names of slots stand. */
export const slots = 'slots';

/** What a check says. A refusal names both sides and what to publish first. */
export interface Verdict {
  refused: string[];
  /** What could not be held against each other, such as a build from before its names were noted. */
  unchecked: string[];
}

/** Nothing to say. */
export const fits: Verdict = { refused: [], unchecked: [] };
export const refused = (sentence: string): Verdict => ({ ...fits, refused: [sentence] });
export const unchecked = (sentence: string): Verdict => ({ ...fits, unchecked: [sentence] });

export const together = (verdicts: Verdict[]): Verdict => ({
  refused: verdicts.flatMap((one) => one.refused),
  unchecked: verdicts.flatMap((one) => one.unchecked),
});

/** The names that one side needs and the other does not give, by module. A module that is not there at all keeps its place. */
export function missingOf(needs: Names, gives: Names): Names {
  const missing = Object.entries(needs).map(([from, names]): [string, string[]] => {
    const given = gives[from];
    return [from, given ? names.filter((name) => !given.includes(name)) : names];
  });
  return Object.fromEntries(missing.filter(([from, names]) => names.length > 0 || !gives[from]));
}

const and = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** "Badge and Tag of @toam/ui/core, and z.email of zod" */
const wordsOf = (missing: Names): string =>
  Object.entries(missing)
    .map(([from, names]) => {
      if (from === slots) return `the ${names.length > 1 ? 'slots' : 'slot'} ${and(names)}`;
      return names.length > 0 ? `${and(names)} of ${from}` : from;
    })
    .join(', and ');

const isEmpty = (missing: Names) => Object.keys(missing).length === 0;
const buildOf = (build: string | undefined) => (build ? ` (build ${build})` : '');

interface RemoteSide {
  name: string;
  build?: string;
  needs?: Names;
}

interface ShellSide {
  build?: string;
  gives?: Names;
}

/** Whether a remote that is to be published runs in the live shell. */
export function remoteUnfit(remote: RemoteSide, shell: ShellSide): Verdict {
  const { name, needs } = remote;
  if (!needs) return unchecked(`${name} does not say what it needs of the shell: build it anew to have it checked`);
  if (!shell.gives)
    return unchecked(
      `the live shell${buildOf(shell.build)} does not say what it supplies, so ${name} is not held against it`,
    );
  const missing = missingOf(needs, shell.gives);
  if (isEmpty(missing)) return fits;
  return refused(
    `${name}${buildOf(remote.build)} needs ${wordsOf(missing)}, which the live shell${buildOf(shell.build)} does not have: ` +
      `publish the shell first, or build ${name} without it`,
  );
}

/** Whether the live remotes run in a shell that is to be published. One sentence for each that does not. */
export function shellUnfit({ build, gives }: ShellSide, remotes: RemoteSide[]): Verdict {
  if (!gives)
    return unchecked('the shell does not say what it supplies: build it anew to have the remotes held against it');
  return together(remotes.map((remote) => unfitIn(gives, `this shell${buildOf(build)}`, remote)));
}

function unfitIn(gives: Names, shell: string, { name, build, needs }: RemoteSide): Verdict {
  if (!needs)
    return unchecked(
      `the live ${name}${buildOf(build)} does not say what it needs, so the shell is not held against it`,
    );
  const missing = missingOf(needs, gives);
  if (isEmpty(missing)) return fits;
  return refused(
    `${shell} no longer has ${wordsOf(missing)}, which the live ${name}${buildOf(build)} needs: ` +
      `publish ${name} without it first, or keep it in the shell`,
  );
}
