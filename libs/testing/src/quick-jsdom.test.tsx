import { render, screen } from '@testing-library/react';

/* What tools/jest changes in jsdom and React to be quicker answers as it did before. */

const labelsOf = (id: string) => {
  const control = document.getElementById(id);
  if (!(control instanceof HTMLInputElement)) throw new Error(`no field ${id}`);
  return [...(control.labels ?? [])].map((label) => label.textContent);
};

test('labels are found by their id, around their field, and anew after every change of the page', () => {
  document.body.innerHTML = `
    <label for="price">Giá</label><label for="price">Giá bán</label><label for="nobody">Không ai</label><label for="">Trống</label>
    <label id="around">Diện tích <b><input id="area" /><input id="second" /></b></label>
    <input id="price" /><input id="hidden" type="hidden" /><label for="hidden">Ẩn</label>`;
  expect(labelsOf('price')).toEqual(['Giá', 'Giá bán']);
  expect([labelsOf('area'), labelsOf('second'), labelsOf('hidden')]).toEqual([['Diện tích '], [], []]);
  expect([...document.querySelectorAll('label')].map((label) => label.control?.id)).toEqual(
    ['price', 'price', undefined, undefined, 'area', undefined], // a hidden field has no label
  );

  const area = document.getElementById('area');
  document.querySelector('label')?.setAttribute('for', 'second');
  area?.remove();
  document.getElementById('price')?.insertAdjacentHTML('beforebegin', '<p id="price"></p>');
  expect(labelsOf('second')).toEqual(['Giá', 'Diện tích ']);
  expect(screen.queryByLabelText('Giá bán')).toBeNull(); // the first with its id is no field now
  document.body.replaceChildren();
});

test('styles are inherited, declared in sheets and on elements, and hide', () => {
  document.body.innerHTML = `
    <style>.gone { display: none } .faint { opacity: 0.5; color: rgb(1, 2, 3) }</style>
    <section style="visibility: hidden; pointer-events: none"><i class="faint">a</i></section><u class="gone"><s>b</s></u>`;
  const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
  const faint = styleOf('i');
  const inherited = [faint.visibility, faint.pointerEvents, faint.getPropertyValue('visibility')];
  expect(inherited).toEqual(['hidden', 'none', 'hidden']);
  expect([faint.opacity, faint.color, faint.backgroundColor]).toEqual(['0.5', 'rgb(1, 2, 3)', 'rgba(0, 0, 0, 0)']);
  expect([styleOf('section').display, styleOf('u').display]).toEqual(['block', 'none']);
  expect(screen.getByText('a')).not.toBeVisible();
  expect(screen.getByText('b')).not.toBeVisible();
  document.body.replaceChildren();
});

test('the browser’s own rules apply by name, place and attribute, under those of the page, and nobody can write to them', () => {
  document.body.innerHTML = `
    <ol><li id="item"><ul id="inner"></ul></li></ol><p id="gone" hidden></p><p id="plain"></p><svg id="drawing"></svg>
    <input id="hidden" type="hidden" /><dialog id="closed"></dialog><dialog id="open" open></dialog>
    <ul id="flex" style="display: flex"></ul>`;
  const styleOf = (id: string) => getComputedStyle(document.getElementById(id) ?? document.body);
  const displays = ['item', 'inner', 'gone', 'plain', 'drawing', 'hidden', 'closed', 'open', 'flex'].map(
    (id) => styleOf(id).display,
  );
  expect(displays).toEqual(['list-item', 'block', 'none', 'block', '', 'none', 'none', '', 'flex']);
  expect(styleOf('inner').getPropertyValue('list-style-type')).toBe('circle');
  expect(() => styleOf('plain').setProperty('display', 'none')).toThrow();
  document.getElementById('gone')?.removeAttribute('hidden');
  expect([styleOf('plain').display, styleOf('gone').display]).toEqual(['block', 'block']);
  document.body.replaceChildren();
});

test('React still warns of rows without keys', () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Row = () => <li>Nhà</li>;
  function List() {
    const rows = [1, 2].map(() => <Row />);
    return <ul>{rows}</ul>;
  }
  render(<List />);
  expect(String(warned.mock.calls[0]?.[0])).toMatch(/unique "key"/);
  warned.mockRestore();
});
