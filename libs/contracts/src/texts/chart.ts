/** Labels of a chart's figures for screen readers. */
export const chartText = {
  part: 'Phần',
  amount: 'Số lượng',
  share: 'Tỷ lệ',
} as const;
