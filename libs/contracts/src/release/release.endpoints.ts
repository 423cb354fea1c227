import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { epochSeconds } from '@toam/contracts/page';

/** The first 12 hex digits of a build's content (libs/releases). */
const build = z.string().regex(/^[0-9a-f]{12}$/);
/** 'shell', 'widget' or a remote's name. */
const part = z.string().max(40);
const remote = part.regex(/^[a-z][a-z0-9-]*$/);

const earlier = z.object({ build, commit: z.string().nullable(), since: epochSeconds.nullable() });

/** What people get who open a page now. */
const release = z.object({
  name: part,
  /** Whom to call: the team of the remote's entry in the registry. Null: the platform's own. */
  team: z.string().nullable(),
  /** Null: published before builds had names, or in development. */
  build: build.nullable(),
  /** Null: built from a changed tree, or unknown. */
  commit: z.string().nullable(),
  since: epochSeconds.nullable(),
  /** Who made it live, as releases.json names them. */
  by: z.string().nullable(),
  /** The build that was live before; null: there is no way back. */
  back: earlier.nullable(),
});
export type Release = z.output<typeof release>;

export const listReleases = endpoint({
  method: 'GET',
  path: '/release/list',
  summary: 'The live builds of the shell, the remotes and the page of customers, and the way back of each',
  access: 'admin',
  data: z.array(release),
});

/**
 * A build that was uploaded, to try it in one's own tab: `?build=crm@1a2b3c4d5e6f`. For admins, and whom TRY_BUILDS names. Refused if it
 * is not here, or could not run in the live shell.
 */
export const readTriedBuild = endpoint({
  method: 'GET',
  path: '/release/build',
  summary: 'An uploaded build of a remote as the registry would list it, to try it before it is live',
  access: 'signedIn',
  query: z.object({ name: remote, build }),
  example: { query: { name: 'crm', build: '1a2b3c4d5e6f' } },
  data: z.object({
    /** As publishing wrote it; the shell that shows it reads it (libs/platform, `registeredRemote`). */
    entry: z.record(z.string(), z.unknown()),
  }),
});

/** Refused where there is no earlier build, or where somebody published since the caller looked. */
export const goBackInReleases = endpoint({
  method: 'POST',
  path: '/release/back',
  summary: 'Makes the build live that was before the present one; who opens a page from then on gets it',
  access: 'admin',
  body: z.object({
    name: part,
    /** The build that the caller saw as live. */
    build,
  }),
  example: { body: { name: 'crm', build: '0f1e2d3c4b5a' } },
  data: z.object({ build }),
});
