/** What a chart's figures are called, for people who hear them. */
export const chartText = {
  part: 'Phần',
  amount: 'Số lượng',
  share: 'Tỉ lệ',
} as const;
