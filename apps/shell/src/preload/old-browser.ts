/**
 * Whether the shell's code can't run here: one test for each of the limits of `oldest-browsers.ts`. Written so that a browser of many
 * years ago can run it.
 */
export function isTooOld(): boolean {
  try {
    const hasLookbehind = new RegExp('(?<=a)b').test('ab');
    return !hasLookbehind || !('toSorted' in Array.prototype) || !CSS.supports('selector(:has(a))');
  } catch {
    return true;
  }
}

/** In the first frame (page.html), instead of its words about a slow line. They stay if the shell's code does not start. */
function say(): void {
  const words = document.querySelector<HTMLElement>('[data-old]');
  if (!words) return;
  words.textContent = words.getAttribute('data-old');
  words.style.animation = 'none';
}

/** The script runs in the head, so the first frame may still be on its way. */
export function sayTooOld(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
  else say();
}
