import { render, screen } from '@testing-library/react';
import { Card, Grid, Row, Text } from './layout';

test('what a prop says becomes a class or a variable, and nothing of it an attribute', () => {
  render(
    <Row as="section" aria-label="Giá" gap={8} align="end" wrap tone="text2" className="mine">
      8,65 tỷ
    </Row>,
  );
  const row = screen.getByRole('region', { name: 'Giá' });
  expect(row).toHaveAttribute('class', 'box row align_end wrap tone_text2 mine');
  expect(row).toHaveStyle({ '--gap': '8px' });
  expect(row.getAttributeNames()).toEqual(['aria-label', 'class', 'style']);
});

test('a prop replaces what the primitive says by itself', () => {
  render(
    <Card padX={0}>
      <Text>8,65 tỷ</Text>
    </Card>,
  );
  expect(screen.getByText('8,65 tỷ').parentElement).toHaveStyle({ '--padX': '0px', '--padY': '16px' });
});

test('columns are a number of equal ones, or CSS', () => {
  render(
    <Grid columns={3} title="ba">
      <Grid columns="1fr auto" title="hai" />
    </Grid>,
  );
  expect(screen.getByTitle('ba')).toHaveStyle({ '--columns': 'repeat(3, minmax(0, 1fr))' });
  expect(screen.getByTitle('hai')).toHaveStyle({ '--columns': '1fr auto' });
});

test('two measures are one for desktop and one for a phone, also of columns', () => {
  render(<Grid title="lưới" columns={[2, 1]} gap={[16, 8]} width={[320, '100%']} />);
  expect(screen.getByTitle('lưới')).toHaveStyle({
    '--columns': 'repeat(2, minmax(0, 1fr))',
    '--phone-columns': 'repeat(1, minmax(0, 1fr))',
    '--gap': '16px',
    '--phone-gap': '8px',
    '--width': '320px',
    '--phone-width': '100%',
  });
});
