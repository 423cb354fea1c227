import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { commentParts } from '@toam/domain/house/comment-text';
import type { Message, Unsent } from '../conversation/conversation';
import { element, spoken } from '../page/element';
import { icon } from '../page/icon';
import { houseCard } from './house-card';
import type { Line } from './lines';
import * as css from './message.module.css';

const outside = { target: '_blank', rel: 'noopener noreferrer' };

/** Text as it was written, with its http links. */
function textBubble(text: string): HTMLElement {
  const parts = commentParts(text).map((part) => {
    if (part.kind === 'mention') return `@[${part.userId}]`;
    return part.kind === 'link' ? element('a', { href: part.href, ...outside }, part.text) : part.text;
  });
  return element('div', { class: css.bubble }, ...parts);
}

/** A place of the picture's shape, so that nothing moves when it arrives. */
function pictureBubble(src: string, link: string | null, size: { width: number | null; height: number | null }) {
  const drawn = element('img', { class: css.picture, src, alt: visitorText.picture, decoding: 'async' });
  const { width, height } = size;
  if (width && height) drawn.style.aspectRatio = `${width} / ${height}`;
  drawn.addEventListener('error', () =>
    drawn.replaceWith(element('span', { class: css.lost }, visitorText.pictureFailed)),
  );
  if (!link) return element('div', { class: css.frame }, drawn);
  return element('a', { class: css.frame, href: link, ...outside, title: visitorText.openPicture }, drawn);
}

function contentOf({ text, house, imageURL, thumbnail, width, height }: Message): (HTMLElement | null)[] {
  const picture = thumbnail ?? imageURL;
  return [
    text === null ? null : textBubble(text),
    house && houseCard(house),
    picture && pictureBubble(picture, imageURL, { width, height }),
  ].map((part) => part || null);
}

const foot = (text: string | null) => text && element('div', { class: css.foot }, text);

export interface UnsentSteps {
  again: (key: string) => void;
  remove: (key: string) => void;
}

function failure({ key, state, problem, content }: Unsent, { again, remove }: UnsentSteps): HTMLElement {
  const button = (text: string, act: (key: string) => void) =>
    element('button', { class: css.step, type: 'button', on: { click: () => act(key) } }, text);
  return element(
    'div',
    { class: css.failure, role: state === 'refused' ? 'alert' : 'status' },
    element('span', { class: css.problem }, icon('WarningCircle', 14), problem ?? visitorText.notSent),
    'lost' in content ? null : button(visitorText.again, again),
    button(visitorText.remove, remove),
  );
}

function unsentContent({ content }: Unsent): HTMLElement {
  if ('text' in content) return textBubble(content.text);
  if ('lost' in content) return element('span', { class: css.lost }, visitorText.picture);
  return pictureBubble(content.picture.url, null, { width: null, height: null });
}

/** A line of the conversation. */
export function drawLine(line: Line, steps: UnsentSteps): HTMLElement {
  if (line.kind === 'day') return element('div', { class: css.day }, line.text);
  if (line.kind === 'unsent') {
    const { unsent } = line;
    const data = { side: 'mine', state: unsent.state };
    const below = line.foot === null ? failure(unsent, steps) : foot(line.foot);
    return element('div', { class: css.line, data }, unsentContent(unsent), below);
  }
  const { message } = line;
  const isMine = message.owner === 'client';
  return element(
    'div',
    { class: css.line, data: { side: isMine ? 'mine' : 'theirs' } },
    spoken(isMine ? visitorText.you : message.name),
    ...contentOf(message),
    foot(line.foot),
  );
}
