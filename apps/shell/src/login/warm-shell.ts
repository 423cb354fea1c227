/** Addresses of the scripts and styles that the shell's document asks for first. */
function assetsOf(html: string): string[] {
  const shell = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...shell.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const styles = [...shell.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
  return [...scripts, ...styles].flatMap((address) => address ?? []);
}

async function warm(): Promise<void> {
  const reply = await fetch('/index.html', { priority: 'low' });
  // into the HTTP cache only: hashed files are immutable, and nothing of the shell runs before there is a session
  await Promise.all(assetsOf(await reply.text()).map((address) => fetch(address, { priority: 'low' })));
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the shell while the person types, so that signing in opens it from the cache. Design §12. */
export function warmShellOnTyping(): void {
  if (savesData()) return;
  const start = () => {
    warm().catch(() => undefined); // a head start that fails costs nothing: the shell asks again by itself
  };
  document.addEventListener('input', start, { once: true, passive: true });
}
