import { render, screen } from '@testing-library/react';
import ArticlesTab from './articles.tab';

test('the queue of articles says what it will be able to do', () => {
  render(<ArticlesTab />);
  expect(screen.getByText(/Duyệt hoặc từ chối bài kiến thức/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
