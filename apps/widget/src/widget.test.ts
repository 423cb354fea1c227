import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { VisitorStepFailed } from '@toam/chat-store/chat-store';
import { memoryStore } from './conversation/memory-store.fixture';
import { keep, readKept } from './kept/kept';
import { openWidget } from './widget';

beforeEach(() => {
  localStorage.clear();
  keep({ token: null, draft: '', sex: 'women' });
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json({ data: { hotline: { phone: '028 7300 1188', hours: '8:00–20:00 mỗi ngày' } } }),
    );
});
afterEach(() => {
  // a conversation ends with its page
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

function open(fixture = memoryStore()) {
  openWidget(document.body, () => fixture.store);
  return fixture;
}

const begun = (fixture = memoryStore()) => {
  keep({ token: 'token' });
  return open(fixture);
};

const start = () => userEvent.click(screen.getByRole('button', { name: 'Bắt đầu trò chuyện' }));
const write = (text: string) => userEvent.type(screen.getByLabelText('Nhập tin nhắn'), text);

test('a page that is opened again with texts that were not sent sends them, and what is written then', async () => {
  const key = '00000000-0000-4000-8000-000000000001';
  localStorage.setItem(`toam.chat.unsent.${key}`, JSON.stringify({ text: 'còn từ hôm qua', at: 1 }));
  const { messages } = begun();
  await waitFor(() => expect(messages.map(({ text }) => text)).toEqual(['còn từ hôm qua']));
  await write('chào em{Enter}');
  await waitFor(() => expect(messages.map(({ text }) => text)).toEqual(['còn từ hôm qua', 'chào em']));
});

describe('the form', () => {
  test.each([
    ['', '', ['Anh chị vui lòng nhập tên', 'Anh chị vui lòng nhập số điện thoại']],
    ['Duyên', '09o3', ['Số điện thoại chỉ điền số']],
    ['D'.repeat(131), '0909427000', ['Không được quá 130 ký tự']],
    [
      'Duyên',
      '0909 427',
      ['Số điện thoại không đúng: thiếu số, thừa số hoặc sai đầu số. Số nước ngoài bắt đầu bằng dấu +'],
    ],
  ])('%j, %j: %j', async (name, phone, errors) => {
    open();
    if (name) await userEvent.type(screen.getByLabelText(/^Tên/), name);
    if (phone) await userEvent.type(screen.getByLabelText(/^Số điện thoại/), phone);
    await start();
    for (const error of errors) expect(screen.getByText(error)).toBeVisible();
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(errors.length);
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    expect(readKept().token).toBeNull();
  });

  test('begins a conversation, and remembers how the visitor is addressed', async () => {
    const fixture = open();
    const began = jest.spyOn(fixture.store, 'open');
    await userEvent.click(screen.getByLabelText('Anh'));
    await userEvent.type(screen.getByLabelText(/^Tên/), 'Minh');
    await userEvent.type(screen.getByLabelText(/^Số điện thoại/), '0903618274');
    await start();
    expect(await screen.findByText(/^Dạ, Tổ Ấm xin chào. Anh cần/)).toBeVisible();
    expect(began).toHaveBeenCalledWith({ name: 'Minh', sex: 'men', phone_number: '0903618274' });
    expect(readKept()).toMatchObject({ token: 'token', sex: 'men' });
  });

  test('keeps what was typed when the API refuses, and says why', async () => {
    const fixture = open();
    jest
      .spyOn(fixture.store, 'open')
      .mockRejectedValue(
        new VisitorStepFailed('tooFast', 'Tin nhắn gửi hơi nhanh. Anh chị vui lòng chờ ít phút rồi gửi tiếp'),
      );
    await userEvent.type(screen.getByLabelText(/^Tên/), 'Minh');
    await userEvent.type(screen.getByLabelText(/^Số điện thoại/), '0903618274');
    await start();
    expect(await screen.findByRole('alert')).toHaveTextContent('Tin nhắn gửi hơi nhanh');
    expect(screen.getByLabelText(/^Tên/)).toHaveValue('Minh');
    expect(screen.getByRole('button', { name: 'Bắt đầu trò chuyện' })).toBeEnabled();
  });

  test('has a field that people neither see nor reach', () => {
    open();
    const trap = document.querySelector<HTMLInputElement>('input[name=w]')!;
    expect(trap.tabIndex).toBe(-1);
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  });
});

describe('the conversation', () => {
  test('shows both sides, days and times, and what the staff has seen', async () => {
    const fixture = memoryStore();
    begun(fixture);
    await screen.findByText(/^Dạ, Tổ Ấm xin chào/);
    await write('Căn 148/12 còn không em?{Enter}');
    await screen.findByText(/Đã gửi$/);
    fixture.world.seenUntil = '1';
    fixture.world.supporter = 'Nguyễn Thu Hà';
    fixture.answer({ text: 'Dạ còn chị ơi' });
    expect(await screen.findByText('Dạ còn chị ơi')).toBeVisible();
    expect(screen.getByText('20/11/2026')).toBeVisible();
    expect(screen.getByText('10:19 · Đã xem')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Thu Hà · Tổ Ấm' })).toBeVisible();
    expect(screen.getByText('Đang hỗ trợ chị')).toBeVisible();
    expect(screen.getByLabelText('Nhập tin nhắn')).toHaveValue('');
  });

  test('who holds the scroll bar at the top gets one older page after the other', async () => {
    const fixture = memoryStore();
    fixture.world.pageSize = 2;
    for (const text of ['một', 'hai', 'ba', 'bốn', 'năm']) fixture.answer({ text });
    begun(fixture);
    await screen.findByText('năm');
    const scroll = screen.getByRole('log').parentElement!;
    // jsdom lays nothing out: a tall list that stays at its top
    Object.defineProperties(scroll, {
      scrollHeight: { value: 2000 },
      scrollTop: { get: () => 0, set: () => undefined },
    });
    scroll.dispatchEvent(new Event('scroll'));
    expect(await screen.findByText('một')).toBeVisible();
  });

  test('older messages come above by a button, and a failure says so beside it', async () => {
    const fixture = memoryStore();
    fixture.world.pageSize = 2;
    for (const text of ['một', 'hai', 'ba']) fixture.answer({ text });
    begun(fixture);
    const older = await screen.findByRole('button', { name: 'Xem tin cũ hơn' });
    expect(screen.queryByText('một')).toBeNull();
    const read = jest
      .spyOn(fixture.store, 'readOlder')
      .mockRejectedValueOnce(new VisitorStepFailed('unreachable', 'Mất kết nối'));
    await userEvent.click(older);
    expect(await screen.findByText('Chưa tải được tin cũ hơn')).toBeVisible();
    const last = screen.getByText('ba');
    await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('một')).toBeVisible();
    expect(read).toHaveBeenCalledTimes(2);
    expect(older).not.toBeVisible();
    const shown = within(screen.getByRole('log')).getAllByText(/^(một|hai|ba)$/);
    expect(shown.map(({ textContent }) => textContent)).toEqual(['một', 'hai', 'ba']);
    // what was there is not drawn again: screen readers would tell it again
    expect(screen.getByText('ba')).toBe(last);
  });

  test('Shift+Enter and a letter that is being composed send nothing', async () => {
    const fixture = begun();
    await write('một{Shift>}{Enter}{/Shift}hai');
    const typed = screen.getByLabelText('Nhập tin nhắn');
    typed.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
    typed.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true }));
    expect(typed).toHaveValue('một\nhai');
    expect(fixture.world.sends).toBe(0);
    expect(readKept().draft).toBe('một\nhai');
  });

  test('a pasted text that is too long is not cut: it stays, says so, and goes when it is shorter', async () => {
    const fixture = begun();
    const typed = screen.getByLabelText<HTMLTextAreaElement>('Nhập tin nhắn');
    await userEvent.click(typed);
    await userEvent.paste('a'.repeat(3000));
    expect(typed.value).toHaveLength(3000);
    expect(await screen.findByRole('alert')).toHaveTextContent('Tin nhắn có 3000 ký tự, mỗi tin tối đa 2000');
    await userEvent.keyboard('{Enter}');
    expect([typed.value.length, fixture.world.sends, readKept().draft.length]).toEqual([3000, 0, 3000]);
    typed.setSelectionRange(0, 1500);
    await userEvent.keyboard('{Backspace}{Enter}');
    expect(fixture.messages.map(({ text }) => text?.length)).toEqual([1500]);
  });

  test('a card of a house opens its page of the website outside, and no other link', async () => {
    const fixture = begun();
    const house = {
      ...{ id: 1, title: 'Nhà phố', price: '8,45 tỷ', facts: '62 m² · 4 PN', place: 'Nguyễn Văn Đậu, Bình Thạnh' },
      ...{ picture: null, link: 'https://nhadep.vn/nha-1' },
    };
    fixture.answer({ house });
    fixture.answer({ house: { ...house, id: 2, title: 'Nhà xấu', link: 'javascript:alert(1)' } });
    const card = within(await screen.findByRole('article', { name: 'Nhà phố' }));
    expect(card.getByRole('link', { name: 'Xem căn này' })).toHaveAttribute('href', 'https://nhadep.vn/nha-1');
    expect(card.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(within(screen.getByRole('article', { name: 'Nhà xấu' })).queryByRole('link')).toBeNull();
  });

  test('markup stays text; http links open outside', async () => {
    const fixture = begun();
    fixture.answer({ text: '<img src=x onerror=alert(1)> https://a.vn. javascript:alert(1)' });
    const link = await screen.findByRole('link');
    expect(link).toHaveAttribute('href', 'https://a.vn');
    expect(link.parentElement).toHaveTextContent('<img src=x onerror=alert(1)> https://a.vn. javascript:alert(1)');
    expect(screen.getByRole('log').querySelector('img')).toBeNull();
  });

  test('a locked one offers the number to call, and the text is there when it is unlocked', async () => {
    const fixture = begun();
    await write('còn đang gõ');
    fixture.world.status = 0;
    fixture.hear();
    expect(await screen.findByRole('link', { name: 'Gọi 028 7300 1188' })).toHaveAttribute('href', 'tel:02873001188');
    expect(screen.getByText(/^Chị vẫn đọc được tin nhắn cũ. Muốn hỏi tiếp, xin gọi tổng đài 8:00/)).toBeVisible();
    expect(screen.queryByLabelText('Nhập tin nhắn')).toBeNull();
    fixture.world.status = 1;
    fixture.hear();
    expect(await screen.findByLabelText('Nhập tin nhắn')).toHaveValue('còn đang gõ');
  });

  test('after its end a new one begins, with the text that was typed', async () => {
    const fixture = begun();
    await write('còn đang gõ');
    fixture.world.isEnded = true;
    fixture.hear();
    await userEvent.click(await screen.findByRole('button', { name: 'Bắt đầu lại' }));
    expect(screen.getByRole('heading', { name: 'Chào anh chị!' })).toBeVisible();
    expect(readKept()).toMatchObject({ token: null, draft: 'còn đang gõ' });
  });

  test('what is no picture is refused before it is sent', async () => {
    begun();
    const files = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const file = new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' });
    await userEvent.upload(files, file, { applyAccept: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('Chỉ nhận tệp ảnh');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['types', () => write('c')],
    ['sends', () => userEvent.click(screen.getByRole('button', { name: 'Gửi' }))],
    ['goes to choose another', () => userEvent.click(screen.getByRole('button', { name: 'Gửi ảnh' }))],
  ])('the word about a refused picture goes when the visitor %s', async (_what, act) => {
    begun();
    await write('ab');
    const files = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const file = new File(['a'], 'x.txt', { type: 'text/plain' });
    await userEvent.upload(files, file, { applyAccept: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('Chỉ nhận tệp ảnh');
    await act();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('a message that could not be sent waits with its way out', async () => {
    const fixture = begun();
    jest.spyOn(fixture.store, 'send').mockRejectedValueOnce(new VisitorStepFailed('failed', 'Không gửi được'));
    await write('a{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Không gửi được');
    await userEvent.click(screen.getByRole('button', { name: 'Gửi lại' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(fixture.messages.map(({ text }) => text)).toEqual(['a']);
  });
});
