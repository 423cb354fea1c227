/**
 * Runs while the page's own code loads. It tells a browser that is too old what it needs, gives the first frame (page.html) the person's shade and menu, sends visitors without a
 * session to the login page, and requests the registry and the code of the address's remote, so that neither waits for half a megabyte
 * of shell. The shell takes the answers (`answers.ts`). If a request failed, the shell sends it again.
 * Imports almost nothing: it must be only a kilobyte.
 */
import { loginAddress, loginPath, straightened } from '@toam/auth/origin-location';
import { storedSession } from '@toam/auth/stored-session';
import { isTooOld, sayTooOld } from './old-browser';

interface Listed {
  segments: string[];
  entry: string;
  preload: string[];
}

/** Milliseconds. The shell notices earlier if nothing arrives (line.ts); this only ends what nobody waits for. */
const deadline = 60_000;

const ask = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(deadline) });

/** Keeps the answer for the shell. A failure is ignored: the caller that needs the answer meets it again. */
function keep(answers: Map<string, Promise<Response>>, url: string): Promise<Response> {
  const answer = ask(url);
  answers.set(url, answer);
  answer.catch(() => undefined);
  return answer;
}

async function preloadAnswers(answers: Map<string, Promise<Response>>): Promise<void> {
  const registry = await keep(answers, '/remotes.json');
  const { remotes } = (await registry.clone().json()) as { remotes: Listed[] };
  const segment = location.pathname.split('/')[1] || 'dashboard';
  const remote = remotes.find(({ segments }) => segments.includes(segment));
  if (!remote) return;
  void keep(answers, remote.entry);
  for (const script of remote.preload)
    ask(script)
      .then((reply) => reply.arrayBuffer())
      .catch(() => undefined); // the page requests the script itself next
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is forbidden: as on a new device
  }
}

/** The keys of theme-mode.ts and rail-state.ts. */
function dressFirstFrame({ dataset }: HTMLElement): void {
  const shade = stored('toam.theme');
  const followsDevice = shade !== 'light' && shade !== 'dark';
  const isDark = followsDevice ? matchMedia('(prefers-color-scheme: dark)').matches : shade === 'dark';
  dataset.theme = isDark ? 'dark' : 'light';
  if (stored('toam.rail') === 'open') dataset.rail = 'open';
}

dressFirstFrame(document.documentElement);
if (isTooOld()) sayTooOld();
else if (!location.pathname.startsWith(loginPath)) {
  if (storedSession()) {
    const answers = new Map<string, Promise<Response>>();
    window.toAmPreloaded = answers;
    preloadAnswers(answers).catch(() => undefined); // the shell sends the request again and reports the error
  } else {
    location.replace(loginAddress(straightened(location) ?? location.pathname + location.search + location.hash));
  }
}
