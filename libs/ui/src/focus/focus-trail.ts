/** Controls that had the focus, or were pressed, newest last: browsers that give a pressed button no focus (Safari) are followed, too. */
let trail: HTMLElement[] = [];
/** Deep enough for a menu, its dialog and a question over that. */
const longest = 24;

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
const typedIn = 'input:not([type=checkbox]):not([type=radio]), textarea, select';
/** Hidden ones stay in the page where the kit keeps a closed popup for the next time. */
const away = '[hidden], [inert], [style*="display: none"], .ant-dropdown-hidden, .ant-popover-hidden';

function note({ target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  if (!control || control === trail.at(-1)) return;
  trail = [...trail.filter((one) => one !== control && one.isConnected), control].slice(-longest);
}

/** Follows the focus from now on. @returns stops */
export function followFocus(): () => void {
  document.addEventListener('focusin', note, true);
  document.addEventListener('pointerdown', note, true);
  return () => {
    document.removeEventListener('focusin', note, true);
    document.removeEventListener('pointerdown', note, true);
  };
}

const canTake = (control: HTMLElement) =>
  control.isConnected &&
  !control.matches(':disabled') &&
  !control.closest(away) &&
  (control.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** The last control outside that can still take the focus; of those before the last none that would bring up a phone's keyboard. */
function cameFrom(closed: Element | null): HTMLElement | undefined {
  const outside = trail.filter((control) => control.isConnected && !closed?.contains(control));
  return outside.findLast(
    (control, at) => canTake(control) && (at === outside.length - 1 || !control.matches(typedIn)),
  );
}

/**
 * Gives the focus back to where it was before something opened over the screen: to the button, to the button of the menu in
 * which it was chosen, and if all that is gone to the screen's content. Whoever has the focus elsewhere by now keeps it.
 * @param closed what has closed, while it is still in the page; null once it has left it
 */
export function giveFocusBack(closed: Element | null): void {
  const now = document.activeElement;
  if (now && now !== document.body && !closed?.contains(now)) return;
  const back = cameFrom(closed) ?? document.querySelector<HTMLElement>('main[tabindex]');
  back?.focus({ preventScroll: true });
}
