import { locale } from './locale';

test('antd’s words are spelled as ours', () => {
  expect(locale.Modal?.cancelText).toBe('Huỷ');
  expect(locale.DatePicker?.lang.clear).toBe('Xoá');
  expect(JSON.stringify(locale)).not.toMatch(/Xóa|[Hh]ủy|[Tt]ùy/);
});
