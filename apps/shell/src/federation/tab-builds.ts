import { page } from '@toam/auth/page';
import type { RegisteredRemote } from '@toam/platform/remote-manifest';
import type { createBrowserRouter } from 'react-router-dom';
import { readLive } from './registry';

/** Builds by name: of remotes, and of "shell". */
type Builds = ReadonlyMap<string, string>;

const buildsOf = (remotes: readonly RegisteredRemote[], shell: string | undefined): Builds =>
  new Map(
    [...remotes.map(({ name, build }) => [name, build] as const), ['shell', shell] as const].filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

/** The build that this document belongs to. Publishing writes it there. */
const ownShell = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** A tab keeps the set of builds that it began with: two builds of one remote in a document are a mixture. Decision 151. */
let began: { builds: Builds; at: number } = { builds: new Map(), at: 0 };

/** Names of what is live in another build than here. */
let replaced: ReadonlySet<string> = new Set();
let live = '';
let asked: { answer: Promise<void>; at: number } | undefined;

/** Milliseconds. A tab this young need not ask what is live, and an answer this young need not be asked for again. */
const fresh = 5000;

/** @param remotes of the registry that this tab began with */
export function keepBuilds(remotes: readonly RegisteredRemote[]): void {
  began = { builds: buildsOf(remotes, ownShell()), at: performance.now() };
  replaced = new Set();
  asked = undefined;
}

async function compare(): Promise<void> {
  const { shell, remotes } = await readLive();
  const now = buildsOf(remotes, shell);
  replaced = new Set(
    [...began.builds.keys()].filter((name) => now.has(name) && now.get(name) !== began.builds.get(name)),
  );
  live = [...now].flat().join(' ');
}

/** Without an answer nothing is known to be new. */
function ask(): Promise<void> {
  if (asked && performance.now() - asked.at < fresh) return asked.answer;
  const answer = compare().catch(() => undefined);
  asked = { answer, at: performance.now() };
  return answer;
}

/** Whether something else is live than what this tab began with. Asks the registry; never rejects. */
export async function hasNewBuild(): Promise<boolean> {
  if (replaced.size === 0) await ask();
  return replaced.size > 0;
}

/** Whether this remote is live in another build. A tab that just began knows that it is not. */
export async function isReplaced(name: string): Promise<boolean> {
  if (performance.now() - began.at < fresh) return false;
  await ask();
  return replaced.has(name);
}

/** Whether the browser would ask before this page closes: something typed is not saved, or something is under way. */
const holdsSomething = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const storageKey = 'toam.renewed';

/** The live set for which this tab was loaded anew. Undefined: the browser keeps nothing. */
function renewedFor(): string | null | undefined {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return undefined;
  }
}

/** Whether the page may be loaded anew by itself: something new is live, nothing typed would be lost, and it did not happen for the same. */
export function canRenew(): boolean {
  const before = renewedFor();
  return replaced.size > 0 && before !== undefined && before !== live && !holdsSomething();
}

/** `PlatformHost.renewPage`. */
export function renewPage(why?: 'asked'): boolean {
  const byItself = canRenew();
  if (!byItself && why !== 'asked') return false;
  if (byItself) sessionStorage.setItem(storageKey, live);
  page.reload();
  return true;
}

/** The next navigation of a tab that met something new is one of the document. */
export function renewOnNavigation(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): void {
  let place = router.state.location.pathname;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === place) return;
    place = location.pathname;
    renewPage();
  });
}
