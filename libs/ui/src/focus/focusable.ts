const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]:not([tabindex="-1"]), summary';

/** In a group of radio buttons, Tab stops only at the chosen one. */
const isPassedOver = (control: HTMLElement, box: HTMLElement): boolean =>
  control instanceof HTMLInputElement &&
  control.type === 'radio' &&
  !control.checked &&
  control.name !== '' &&
  box.querySelector(`input[type=radio][name="${CSS.escape(control.name)}"]:checked`) !== null;

/** The controls of a box that Tab stops at, in their order. */
export const focusableIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) => control.tabIndex >= 0 && !isPassedOver(control, box) && (control.checkVisibility?.() ?? true),
  );
