import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { isHashedFile } from '@toam/contracts/served-file';
import { buildId } from '@toam/releases/release-log';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientFailure } from './client-failure.schema';
import type { Frame } from './stack-frames';

/** What of a failure says whose script a frame is of. */
type Failed = Pick<ClientFailure, 'remote' | 'build'>;

/** A frame as people read it. */
export interface ShownFrame {
  /** 'libs/ui/src/core/x.tsx:12:5', or the published script where its map is not kept. */
  at: string;
  /** The function as the browser calls it. Null in the sources' words: minified, it says nothing. */
  name: string | null;
}

const slug = /^[a-z][a-z0-9-]*$/;
/** '/remotes/crm/0f1e2d3c4b5a/static/js/481.js', '/shell/…/static/js/index.js', '/static/js/index.js'. */
const address = /^(?:\/remotes\/([a-z][a-z0-9-]*)|\/shell)?(?:\/([0-9a-f]{12}))?\/(static\/js\/.+|[\w.-]+\.js)$/;

/** Answers kept. A page of the table has sixty frames, and reading a map takes as long as a hundred answers. */
const mostKnown = 5000;

interface Script {
  owner: string;
  file: string;
  /** The build, if address or failure tell it. */
  build: string | undefined;
}

/** Null for a script of another host: only the failure says whose it is, and that may be wrong for a script of the shell. */
function scriptOf({ file }: Frame, failed: Failed): Script | null {
  const found = address.exec(file);
  if (!found) return null;
  const [, remote, named, rest = ''] = found;
  const owner = remote ?? 'shell';
  return { owner, file: rest, build: named ?? (owner === failed.remote ? failed.build : undefined) };
}

const isBuild = (name: string): boolean => buildId.safeParse(name).success;

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Files of the map that may hold the script, the most likely first. */
async function candidates(root: string, { owner, file, build }: Script): Promise<string[]> {
  if (!slug.test(owner) || file.split('/').includes('..')) return [];
  const own = build !== undefined && isBuild(build) ? [build] : [];
  // the shell's build is not known when a remote fails in the shell's code; files of one hashed name are the same in all builds
  const others = isHashedFile(file) ? (await namesIn(path.join(root, owner))).filter(isBuild) : [];
  return [...new Set([...own, ...others])].map((name) => path.join(root, owner, name, `${file}.map`));
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

async function firstFile(files: string[]): Promise<string | undefined> {
  for (const file of files) if (await isFile(file)) return file;
  return undefined;
}

/** The place in the sources; null where the map has none, such as the bundler's own lines. Columns of maps count from 0. */
function placeIn(map: TraceMap, { line, column }: Frame): string | null {
  const found = originalPositionFor(map, { line, column: Math.max(column - 1, 0) });
  return found.source === null ? null : `${found.source}:${found.line}:${found.column + 1}`;
}

/**
 * Reads the source maps that publishing keeps aside, and says where frames are in the sources. Nothing of it is served.
 * @param directory holds `<remote or shell>/<build>/<file of the build>.map`; may be missing
 */
export function sourceMaps(directory: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  const root = path.resolve(directory);
  const known = new Map<string, string>();

  const remember = (key: string, place: string) => {
    const oldest = known.size >= mostKnown ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, place);
  };

  /** A damaged map costs its own frames, not the list. */
  const read = async (file: string): Promise<TraceMap | null> => {
    try {
      return new TraceMap(await readFile(file, 'utf8'));
    } catch (error) {
      log.warn({ err: error, file }, 'a source map was not read');
      return null;
    }
  };

  /** Maps opened for one list: a page of failures seldom needs more than a few. */
  const reader = () => {
    const opened = new Map<string, TraceMap | null>();
    return async (file: string): Promise<TraceMap | null> => {
      const before = opened.get(file);
      const map = before === undefined ? await read(file) : before;
      opened.set(file, map);
      return map;
    };
  };

  async function shown(frame: Frame, failed: Failed, open: ReturnType<typeof reader>): Promise<ShownFrame> {
    const raw = { at: `${frame.file.slice(1)}:${frame.line}:${frame.column}`, name: frame.function };
    const script = scriptOf(frame, failed);
    if (!script) return raw;
    const key = `${script.owner} ${script.build ?? ''} ${raw.at}`;
    const answered = known.get(key);
    if (answered !== undefined) return { at: answered, name: null };
    const file = await firstFile(await candidates(root, script));
    const map = file ? await open(file) : null;
    const place = map && placeIn(map, frame);
    if (place === null) return raw;
    remember(key, place);
    return { at: place, name: null };
  }

  /** The frames of failures, in the same order. */
  return async (failures: readonly Pick<ClientFailure, 'remote' | 'build' | 'frames'>[]): Promise<ShownFrame[][]> => {
    const open = reader();
    const all: ShownFrame[][] = [];
    for (const failure of failures) {
      const frames: ShownFrame[] = [];
      for (const frame of failure.frames) frames.push(await shown(frame, failure, open));
      all.push(frames);
    }
    return all;
  };
}
