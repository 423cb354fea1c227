import * as css from './element.module.css';

type Child = Node | string | null | undefined | false;

type Tags = HTMLElementTagNameMap;

interface Extra {
  class?: string;
  role?: string;
  data?: Record<string, string>;
  aria?: Record<string, string | boolean>;
  on?: { [E in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[E]) => void };
}

type Props<K extends keyof Tags> = Extra &
  Partial<Omit<Tags[K], 'role' | 'style' | keyof Extra>> & { style?: Partial<CSSStyleDeclaration> };

/**
 * Makes an element: the page's view library. Text is always text, nothing is parsed as markup.
 * @param props properties of the element; `aria` and `data` without their prefix
 */
export function element<K extends keyof Tags>(
  tag: K,
  { class: name, role, data, aria, on, style, ...props }: Props<K> = {},
  ...children: Child[]
): Tags[K] {
  const made = document.createElement(tag);
  if (name) made.className = name;
  if (role) made.setAttribute('role', role);
  for (const [key, value] of Object.entries(aria ?? {})) made.setAttribute(`aria-${key}`, String(value));
  Object.assign(made.dataset, data);
  Object.assign(made.style, style);
  Object.assign(made, props);
  for (const [event, listen] of Object.entries(on ?? {})) made.addEventListener(event, listen as EventListener);
  made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** Words for screen readers alone. */
export const spoken = (text: string): HTMLElement => element('span', { class: css.spoken }, text);
