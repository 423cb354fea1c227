import type { ChatHouse } from '@toam/contracts/chat/chat.schema';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { pricePartsOf } from '@toam/domain/house/house-price';
import { element } from '../page/element';
import facade from './facade.svg';
import * as css from './house-card.module.css';

const outside = { target: '_blank', rel: 'noopener noreferrer' };

/** A link that opens a page, and nothing else: never `javascript:`. */
const isPage = (link: string): boolean => /^https?:\/\//i.test(link) || /^\/(?!\/)/.test(link);

/** '8,45 tỷ': the number stands out. */
function priceOf(price: string): HTMLElement {
  const { number, unit } = pricePartsOf(price) ?? { number: '', unit: price };
  return element('div', { class: css.price }, element('b', { class: css.number }, number), ` ${unit}`);
}

/** A house that the staff sent: picture, price and the way to its page on the website. */
export function houseCard({ title, price, facts, place, picture, link }: ChatHouse): HTMLElement {
  const photo = element('img', { class: css.photo, src: picture ?? facade, alt: '', decoding: 'async' });
  photo.addEventListener('error', () => (photo.src = facade), { once: true });
  return element(
    'article',
    { class: css.card, aria: { label: title } },
    photo,
    element(
      'div',
      { class: css.body },
      element('div', { class: css.row }, priceOf(price), element('span', { class: css.facts }, facts)),
      element('div', { class: css.place, title }, place),
      link && isPage(link) && element('a', { ...outside, class: css.see, href: link }, visitorText.seeHouse),
    ),
  );
}
