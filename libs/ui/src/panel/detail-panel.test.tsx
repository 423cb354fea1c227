import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listText } from '@toam/contracts/texts/list';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { DetailPanel } from './detail-panel';

function Page() {
  const [at, setAt] = useState<number | null>(null);
  return (
    <AppProviders unstyled>
      <button type="button" onClick={() => setAt(1)}>
        Mở
      </button>
      {at !== null && (
        <DetailPanel
          label={`Mục ${at}`}
          title={`${at} / 2`}
          onPrevious={at > 1 ? () => setAt(at - 1) : undefined}
          onNext={at < 2 ? () => setAt(at + 1) : undefined}
          onClose={() => setAt(null)}
          footer={<button type="button">Sửa</button>}
        >
          <a href="#one">Một liên kết</a>
        </DetailPanel>
      )}
    </AppProviders>
  );
}

const open = async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Mở' }));
};
const button = (name: string) => screen.getByRole('button', { name });

test('goes to the record before and after, as far as there is one', async () => {
  await open();
  expect(button(listText.previous)).toBeDisabled();
  await userEvent.click(button(listText.next));
  expect(screen.getByRole('dialog', { name: 'Mục 2' })).toHaveTextContent('2 / 2');
  expect(button(listText.next)).toBeDisabled();
  await userEvent.click(button(listText.previous));
  expect(screen.getByRole('dialog', { name: 'Mục 1' })).toBeVisible();
});

test('takes the focus and keeps it, Esc closes and gives it back', async () => {
  await open();
  const panel = screen.getByRole('dialog');
  for (let press = 0; press < 6; press += 1) {
    await userEvent.tab();
    expect(panel).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button('Mở')).toHaveFocus();
});
