import { visitorButtonText } from '@toam/contracts/chat/chat-widget.text';

const svg = 'http://www.w3.org/2000/svg';
const bubble = 'M216 48H40a16 16 0 0 0-16 16v160a16 16 0 0 0 26 12l35-28h131a16 16 0 0 0 16-16V64a16 16 0 0 0-16-16Z';
const cross = 'M205 63 63 205M63 63l142 142';

/** The round button with the number of unread messages. */
export function makeButton(toggle: () => void) {
  const element = document.createElement('button');
  const drawn = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  const badge = document.createElement('span');
  drawn.setAttribute('viewBox', '0 0 256 256');
  drawn.append(path);
  element.type = 'button';
  element.append(drawn, badge);
  element.addEventListener('click', toggle);
  let isOpen = false;
  let count = 0;

  function draw(): void {
    const { open, close, unread } = visitorButtonText;
    path.setAttribute('d', isOpen ? cross : bubble);
    badge.hidden = count === 0 || isOpen;
    badge.textContent = count > 9 ? '9+' : String(count);
    element.ariaExpanded = String(isOpen);
    element.ariaLabel = isOpen ? close : badge.hidden ? open : `${open}, ${unread(count)}`;
  }
  draw();
  return {
    element,
    count: (next: number) => {
      count = next;
      draw();
    },
    show: (next: boolean) => {
      isOpen = next;
      draw();
      if (!isOpen) element.focus();
    },
  };
}
