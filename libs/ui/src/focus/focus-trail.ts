/** Controls that were focused or pressed, newest last. Presses count because Safari gives a pressed button no focus. */
let trail: HTMLElement[] = [];
/** Enough for a menu, its dialog and a confirmation above it. */
const longest = 24;

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
const typedIn = 'input:not([type=checkbox]):not([type=radio]), textarea, select';
/** Hidden elements: the kit leaves some closed popups in the page for reuse. */
const away = '[hidden], [inert], [style*="display: none"], .ant-dropdown-hidden, .ant-popover-hidden';

function note({ target }: Event): void {
  const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  if (!control || control === trail.at(-1)) return;
  trail = [...trail.filter((one) => one !== control && one.isConnected), control].slice(-longest);
}

/** Starts to follow the focus. @returns a function that stops it */
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

/** The last control outside `closed` that can take the focus. Skips older text fields: they would open a phone's keyboard. */
function cameFrom(closed: Element | null): HTMLElement | undefined {
  const outside = trail.filter((control) => control.isConnected && !closed?.contains(control));
  return outside.findLast(
    (control, at) => canTake(control) && (at === outside.length - 1 || !control.matches(typedIn)),
  );
}

/**
 * Returns the focus after an overlay closes: to the button that opened it, else to the button of the menu that opened it, else
 * to the screen's content. Does nothing if another element already has the focus.
 * @param closed the closed element while it is in the page; null after it was removed
 */
export function giveFocusBack(closed: Element | null): void {
  const now = document.activeElement;
  if (now && now !== document.body && !closed?.contains(now)) return;
  const back = cameFrom(closed) ?? document.querySelector<HTMLElement>('main[tabindex]');
  back?.focus({ preventScroll: true });
}
