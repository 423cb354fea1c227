/** A place in one of our scripts, as the browser counts: lines and columns from 1. */
export interface Frame {
  /** Null for code without a name. */
  function: string | null;
  /** The script's path, without origin and query string: '/remotes/crm/static/js/async/481.0f1e2d3c.js'. */
  file: string;
  line: number;
  column: number;
}

/** Frames kept of one stack: where it threw, and who asked for it. */
const keptFrames = 3;
const longestName = 80;
const longestFile = 200;

const place = /(https?:\/\/[^\s()@]+):(\d{1,7}):(\d{1,7})\)?$/;
/** What our builds emit. Scripts that an extension, a proxy or a virus scanner puts into a page have other names. */
const ownScript = /(?:\/static\/js\/[\w./-]+|\/remoteEntry[\w.-]*|^\/sw)\.js$/;

/** Chrome: '    at async Price.render [as x] ('. */
const chromeName = /^\s*at (?:async )?(?:new )?(?:(.+?)(?: \[as [^\]]*\])? \()?$/;
/** Firefox: 'async*loadRoutes/<@'. Safari: 'loadRoutes@', or nothing at all. */
const otherName = /^(?:async\*)?(?:([^@]*?)(?:\/<)*@)?$/;

/** A name without what no name of code has: the call is public. */
const cleanName = (name: string | undefined): string | null =>
  (name ?? '').replace(/[^\w$.<>/ #-]/g, '').slice(0, longestName) || null;

function frameOf(line: string): Frame[] {
  const found = place.exec(line);
  if (!found) return [];
  const [, address = '', row, column] = found;
  const before = line.slice(0, found.index);
  const named = chromeName.exec(before) ?? otherName.exec(before);
  const file = URL.canParse(address) ? new URL(address).pathname : '';
  if (!named || !ownScript.test(file) || file.length > longestFile) return [];
  return [{ function: cleanName(named[1]), file, line: Number(row), column: Number(column) }];
}

/** The innermost frames of our own scripts in a stack of Chrome, Firefox or Safari. What is no frame is left out. */
export const framesOf = (stack: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((line) => frameOf(line.trimEnd()))
    .slice(0, keptFrames);
