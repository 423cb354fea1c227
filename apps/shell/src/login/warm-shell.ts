/** Addresses of the first scripts and styles that the shell's document loads. */
function assetsOf(html: string): string[] {
  const shell = new DOMParser().parseFromString(html, 'text/html');
  const scripts = [...shell.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
  const styles = [...shell.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
  return [...scripts, ...styles].flatMap((address) => address ?? []);
}

async function warm(): Promise<void> {
  const reply = await fetch('/index.html', { priority: 'low' });
  // only into the HTTP cache: hashed files never change, and the shell must not run before there is a session
  await Promise.all(assetsOf(await reply.text()).map((address) => fetch(address, { priority: 'low' })));
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Loads the shell while the person types, so that it opens from the cache after the sign-in. Design §12. */
export function warmShellOnTyping(): void {
  if (savesData()) return;
  const start = () => {
    warm().catch(() => undefined); // a failure here is harmless: the shell loads its files again
  };
  document.addEventListener('input', start, { once: true, passive: true });
}
