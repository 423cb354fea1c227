import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { Photo } from './photo';

/** Stands for the browser's layout: jsdom has none. */
let show: (element: Element) => void;

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    private readonly seen = new Set<Element>();
    constructor(private readonly tell: IntersectionObserverCallback) {
      show = (target) => {
        if (this.seen.has(target))
          act(() =>
            this.tell([{ isIntersecting: true, target } as unknown as IntersectionObserverEntry], this as never),
          );
      };
    }
    observe = (element: Element) => void this.seen.add(element);
    unobserve = (element: Element) => void this.seen.delete(element);
  } as never;
});
afterAll(() => {
  delete (globalThis as { IntersectionObserver?: unknown }).IntersectionObserver;
});

const picture = { seed: 7, width: 52, height: 38 };
const img = (container: HTMLElement) => container.querySelector('img')!;

test('a picture of a list is asked for when it comes into sight', () => {
  const { container } = render(<Photo {...picture} src="/nha.webp" whenSeen />);
  expect(img(container)).not.toHaveAttribute('src');
  show(img(container));
  expect(img(container)).toHaveAttribute('src', '/nha.webp');
});

test('any other one is asked for at once, and what is gone is watched no more', () => {
  function List() {
    const [isLong, setLong] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setLong(false)} />
        {isLong && <Photo {...picture} src="/xa.webp" whenSeen />}
        <Photo {...picture} src="/gan.webp" />
      </>
    );
  }
  const { container } = render(<List />);
  const [far, near] = container.querySelectorAll('img');
  expect(near).toHaveAttribute('src', '/gan.webp');
  act(() => container.querySelector('button')?.click());
  show(far!);
  expect(far).not.toHaveAttribute('src');
});
