import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, initialsOf } from '../person/avatar';
import { Photo } from '../photo/photo';
import { CountBadge } from './count-badge';
import { Price } from './price';
import { StatusTag } from './status-tag';
import { UserTags } from './user-tag';

test.each([
  ['Nguyễn Thu Hà', 'TH'],
  [' đặng  thuỳ linh ', 'TL'],
  ['Ái', 'Á'],
  ['', ''],
])('%p has the initials %p', (name, initials) => expect(initialsOf(name)).toBe(initials));

test('a portrait that does not load gives way to the initials, under the same name', () => {
  const { container } = render(<Avatar id={1} name="Nguyễn Thu Hà" image="/missing.webp" />);
  const avatar = screen.getByRole('img', { name: 'Nguyễn Thu Hà' });
  expect(avatar).toHaveTextContent('');
  fireEvent.error(container.querySelector('img')!);
  expect(avatar).toHaveAttribute('data-initials', 'TH');
});

test('beside its name an avatar is not read out', () => {
  render(<Avatar id={1} name="Nguyễn Thu Hà" decorative />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a picture that is missing or fails is a façade, each house its own', () => {
  const { rerender } = render(<Photo src="/missing.webp" seed={1} alt="Nhà" width={52} height={38} />);
  const photo = screen.getByRole('img', { name: 'Nhà' });
  fireEvent.error(photo);
  const first = photo.getAttribute('src');
  expect(first).toMatch(/^data:image\/svg/);
  rerender(<Photo src={null} seed={1} alt="Nhà" width={52} height={38} />);
  expect(photo).toHaveAttribute('src', first);
  rerender(<Photo src={null} seed={2} alt="Nhà" width={52} height={38} />);
  expect(photo.getAttribute('src')).not.toBe(first);
});

test('of several tags a cell shows the first and how many more, whose names are told', () => {
  const tag = (id: number, name: string) => ({ id, name, colour: '#0F766E' });
  const { rerender } = render(<UserTags tags={[tag(1, 'Độc quyền'), tag(2, 'Hẻm xe hơi'), tag(3, 'Gần metro')]} />);
  expect(screen.getByText('Độc quyền')).toBeVisible();
  expect(screen.getByText('+2')).toHaveAttribute('title', 'Hẻm xe hơi, Gần metro');
  rerender(<UserTags tags={[]} />);
  expect(screen.getByText('–')).toBeVisible();
});

test('prices and standings are words as well as looks', () => {
  const { container } = render(
    <>
      <Price number="8,65" unit="tỷ" /> <StatusTag tone="success">Mở bán</StatusTag>
    </>,
  );
  expect(container).toHaveTextContent('8,65 tỷ Mở bán');
});

test('a count that has not come holds its place and is not read out', () => {
  const badge = (count: number | undefined) => (
    <button type="button">
      Đã chào <CountBadge small>{count}</CountBadge>
    </button>
  );
  const { rerender } = render(badge(undefined));
  const name = screen.getByRole('button', { name: 'Đã chào' });
  expect(name.querySelector('[aria-hidden]')).toBeInTheDocument();
  rerender(badge(0));
  expect(screen.getByRole('button', { name: 'Đã chào 0' })).toBeVisible();
});

test('a count of many digits keeps its room from before it comes until after', () => {
  const { container, rerender } = render(<CountBadge room={4}>{undefined}</CountBadge>);
  const room = () => container.querySelector('[data-room]')?.getAttribute('data-room');
  expect(room()).toBe('0.000');
  rerender(<CountBadge room={4}>1.284</CountBadge>);
  expect(room()).toBe('0.000');
  expect(screen.getByText('1.284')).toBeVisible();
});

test('a count that could not be read shows no pill, and its place stays', () => {
  const { container } = render(<CountBadge small>{null}</CountBadge>);
  expect(container.querySelector('[aria-busy=true]')).toBeNull();
  expect(container.querySelector('[data-room]')).toHaveAttribute('data-room', '00');
});
