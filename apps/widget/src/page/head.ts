import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { avatarColours } from '@toam/ui/theme/palette';
import { element, spoken } from './element';
import * as css from './head.module.css';
import { icon } from './icon';
import logo from './logo.svg';

export interface Head {
  element: HTMLElement;
  /** @param who the colleague who answers now; null: the brokerage */
  show: (who: string | null, line: string) => void;
}

const lastWords = (name: string) => name.trim().split(/\s+/).slice(-2);

/** The last two words of a name in a circle, in the same colour every time. */
function avatar(name: string): HTMLElement {
  const letters = lastWords(name).map((word) => [...word][0] ?? '');
  const colour = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % avatarColours.length;
  const style = { background: avatarColours[colour] };
  return element('span', { class: css.face, style, aria: { hidden: true } }, letters.join('').toLocaleUpperCase('vi'));
}

/** The bar above form and conversation. @param minimise absent if the page is open by itself */
export function makeHead(minimise?: () => void): Head {
  const face = element('span', { class: css.place });
  const name = element('h1', { class: css.name });
  const line = element('p', { class: css.line });
  const close =
    minimise &&
    element(
      'button',
      { class: css.minimise, type: 'button', title: visitorText.minimise, on: { click: minimise } },
      icon('Minus', 20),
      spoken(visitorText.minimise),
    );
  return {
    element: element('header', { class: css.head }, face, element('div', { class: css.words }, name, line), close),
    show: (who, text) => {
      face.replaceChildren(who ? avatar(who) : element('img', { src: logo, alt: '', width: 36, height: 36 }));
      name.textContent = who ? `${lastWords(who).join(' ')} · ${visitorText.brand}` : visitorText.brand;
      line.textContent = text;
      line.dataset.live = String(who !== null);
    },
  };
}
