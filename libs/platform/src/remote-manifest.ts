import { z } from 'zod';
import { slotNames, slotsWithPath } from './slots';

/** Lower case and dashes, as in a URL. */
const slug = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case letters, digits and dashes');

/** Federation makes a variable of it, so it has no dash. */
const remoteName = z.string().regex(/^[a-z][a-z0-9]*$/, 'lower-case letters and digits');

/** A key of the text catalogue ("menu.houses"). Publishing resolves it, so an old shell can show a new remote's entry. */
const textKey = z.string().regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9]+)+$/, 'a text key such as menu.houses');

/** What people read of an entry: a text of the catalogue, or the words themselves, so that a team needs no other's file. One of the two. */
const words = {
  label: textKey.optional(),
  text: z
    .string()
    .regex(/^\S(.{0,38}\S)?$/, 'at most 40 characters on one line')
    .optional(),
};

/** A rule name of libs/domain/access.ts. Not an enum: a rule that this shell does not know admits nobody. */
const accessRule = z.string().min(1);

const inAppPath = z.string().regex(/^\/[a-z]/, 'an absolute path');

/**
 * A number that the menu shows without loading the remote's code. It is the sum of fields of a GET call that are
 * numbers. It is read again at every `approval.changed` (libs/contracts/live). One call may serve several counts.
 */
export const waitingCount = z.object({
  /** Path below /api, such as "/house/approval/count". */
  call: z.string().regex(/^\/[a-z][a-z0-9/-]*$/, 'a path below /api'),
  fields: z.array(z.string().min(1)).min(1),
});
export type WaitingCount = z.output<typeof waitingCount>;

/** Counters that menu entries may show. */
export const badgeNames = ['chat'] as const;

/** One entry of the side menu. Specification 1 §2 lists the fifteen, D19 their rules. */
export const menuEntry = z.object({
  ...words,
  /** Key of the kit's icon registry; unknown keys get a neutral icon. */
  icon: z.string().min(1),
  /** Position in the menu; entries of all remotes are sorted together. */
  order: z.number().int(),
  access: accessRule,
  /** In-app path under one of the remote's segments. */
  path: inAppPath,
  /** Place in the phone's footer, 1 to 4. If several entries want one place, the first allowed one gets it (D8). */
  footer: z.number().int().min(1).max(4).optional(),
  /** Heading of the entry in the phone's full menu; default: work. Mockup 16. */
  group: z.enum(['customers', 'work', 'administration']).optional(),
  /** Live counter shown on the entry. The contribution to `shell.badge` with this id counts it. */
  badge: z.enum(badgeNames).optional(),
  /** How many decisions are pending behind the entry. H17. */
  count: waitingCount.optional(),
});
export type MenuEntry = z.output<typeof menuEntry>;

/** One contribution to a slot. Its code loads when the slot is shown (slots.ts). */
export const slotEntry = z.object({
  slot: z.enum(slotNames),
  /** Key of the loader in the remote's `slots`. */
  id: slug,
  ...words,
  order: z.number().int(),
  access: accessRule,
  /**
   * The contribution's own address, for slots with addresses (`slotsWithPath`). It lies under the segment of the remote that shows
   * the slot. That remote routes exactly this path to the contribution. State inside the contribution belongs in the query string.
   */
  path: inAppPath.optional(),
  /** How many decisions are pending behind `path`. Shown on its tab, and on the menu entry above `path`. */
  count: waitingCount.optional(),
});

/** A row of the ⌘K palette that only opens a path. The registry contains all of it, so it needs no code. */
export const commandEntry = z.object({
  ...words,
  /** screen: a place without its own menu entry, found only by typing. */
  kind: z.enum(['action', 'screen']).default('action'),
  icon: z.string().min(1),
  access: accessRule,
  path: z.string().startsWith('/'),
});

/** `remote.json`, at the root of a remote's project and beside its build. */
export const remoteManifest = z
  .object({
    name: remoteName,
    version: z.string().regex(/^\d+\.\d+\.\d+/, 'a version such as 0.1.0'),
    /** The team to contact, shown on the page that replaces the remote while it is down. */
    team: z.string().min(1),
    /** First URL segments that only this remote owns. */
    segments: z.array(slug).min(1),
    menu: z.array(menuEntry).default([]),
    /** Roles (actor.ts) for which the code is loaded while the browser is idle. */
    preloadFor: z.array(z.number().int()).default([]),
    /** Some of its screens work without a network: their code is loaded for everybody while the browser is idle (remote.ts). */
    offline: z.boolean().default(false),
    slots: z.array(slotEntry).default([]),
    commands: z.array(commandEntry).default([]),
  })
  .superRefine((remote, context) => {
    for (const { slot, id, path } of remote.slots) {
      if (slotsWithPath.some((name) => name === slot) === (path !== undefined)) continue;
      const message = path ? `${slot} gives out no addresses: leave out path of ${id}` : `${slot}: ${id} needs a path`;
      context.addIssue({ code: 'custom', path: ['slots'], message });
    }
    for (const list of ['menu', 'slots', 'commands'] as const) {
      for (const [at, { label, text }] of remote[list].entries()) {
        if ((label === undefined) !== (text === undefined)) continue;
        context.addIssue({ code: 'custom', path: [list, at], message: 'either label or text says what people read' });
      }
    }
    for (const { path } of [...remote.menu, ...remote.commands]) {
      if (!remote.segments.includes(segmentOf(path))) {
        context.addIssue({
          code: 'custom',
          path: ['segments'],
          message: `${path} is under no segment of ${remote.name}`,
        });
      }
    }
  });
export type RemoteManifest = z.output<typeof remoteManifest>;

/** An entry with its text resolved at publish time. `label` tells entries of the catalogue apart, nobody reads it. */
const titled = { label: textKey, text: z.string().min(1) };

/** A remote as the registry lists it. */
export const registeredRemote = z.object({
  ...remoteManifest.shape,
  menu: z.array(menuEntry.extend(titled)),
  slots: z.array(slotEntry.extend({ ...titled, slot: z.string() })),
  commands: z.array(commandEntry.extend(titled)),
  /** Which build it is (libs/releases). Absent: published before builds had names, or in development. */
  build: z.string().optional(),
  /** URL of the federation manifest: a path of this origin, or absolute for a CDN. */
  entry: z.string().min(1),
  /** Scripts that the entry loads next, to be fetched at the same time. They are hints: outdated ones only cost bytes. */
  preload: z.array(z.string()).default([]),
});
export type RegisteredRemote = z.output<typeof registeredRemote>;

/** "/customer/list?x=1" → "customer"; "/" → "". */
export const segmentOf = (path: string): string => /^\/?([^/?#]*)/.exec(path)?.[1] ?? '';
