import { startInside } from './focus-start';

const link = '<a href="/customer/1">Xem trang khách hàng</a>';
const form = '<form><button type="button">Chọn ảnh</button><input aria-label="Tên"><button>Lưu</button></form>';

/** @returns the label or text of the element with the focus after the box opens; 'box' for the box itself */
function startOf(content: string, typing: boolean): string {
  document.body.innerHTML = `<div role="dialog" tabindex="-1"><button class="ant-modal-close">Đóng</button>${content}</div>`;
  const box = document.querySelector<HTMLElement>('[role=dialog]')!;
  startInside(box, typing);
  const now = document.activeElement as HTMLElement;
  return now === box ? 'box' : (now.getAttribute('aria-label') ?? now.textContent);
}

// Files of a batch share one document.
afterEach(() => document.body.replaceChildren());

test.each([
  ['a form begins in its first field', link + form, true, 'Tên'],
  ['on a phone a form brings up no keyboard', link + form, false, 'box'],
  ['without a form it is the first control', '<button>Gửi</button><input aria-label="Tìm">', true, 'Gửi'],
  ['a link leads away, so it comes last', link + '<button>Gửi</button>', true, 'Gửi'],
  ['a link is better than nothing', link, true, 'Xem trang khách hàng'],
  [
    'a choice in a form is no field to type in',
    '<form><input type="radio" aria-label="A"><button>Lưu</button></form>',
    true,
    'A',
  ],
  ['nothing to press: the box itself', '<p>Đang tải</p>', true, 'box'],
])('%s', (_, content, typing, start) => {
  expect(startOf(content, typing)).toBe(start);
});
