import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { uploadText } from '@toam/contracts/media/upload.text';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { Lightbox, type LightboxImage } from './lightbox';

const images = [1, 2, 3].map((id) => ({
  id,
  main: `/main-${id}.webp`,
  thumbnail: `/small-${id}.webp`,
  name: `Ảnh ${id}`,
}));

function Page({ onEdit }: { onEdit?: (image: LightboxImage) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AppProviders unstyled>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      {isOpen && <Lightbox images={images} openId={2} onClose={() => setOpen(false)} {...(onEdit ? { onEdit } : {})} />}
    </AppProviders>
  );
}

const picture = () => screen.getByRole('img', { name: /^Ảnh \d$/ });

test('begins with the picture asked for; arrows go round, Home and End to the ends, Esc closes and gives the focus back', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
  expect(picture()).toHaveAttribute('src', '/main-2.webp');
  expect(screen.getByText(uploadText.position(2, 3))).toBeVisible();
  for (const [key, id] of [
    ['{ArrowRight}', 3],
    ['{ArrowRight}', 1],
    ['{ArrowLeft}', 3],
    ['{Home}', 1],
    ['{End}', 3],
  ] as const) {
    await userEvent.keyboard(key);
    expect(picture()).toHaveAttribute('src', `/main-${id}.webp`);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mở' })).toHaveFocus();
});

test('offers to edit only where that is possible, and says which picture', async () => {
  const onEdit = jest.fn();
  const { unmount } = render(<Page onEdit={onEdit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
  await userEvent.click(screen.getByRole('button', { name: uploadText.edit }));
  expect(onEdit).toHaveBeenCalledWith(images[1]);
  unmount();

  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
  expect(screen.queryByRole('button', { name: uploadText.edit })).not.toBeInTheDocument();
});

test('a picture that does not load says so, and the next one is there again', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
  fireEvent.error(picture());
  expect(screen.getByText(uploadText.imageFailed)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: uploadText.next }));
  expect(picture()).toHaveAttribute('src', '/main-3.webp');
});

test('Tab stays inside', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
  const dialog = screen.getByRole('dialog', { name: uploadText.viewer });
  for (let press = 0; press < 12; press += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});
