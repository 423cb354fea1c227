import { fullMoney } from '@toam/domain/money/money-format';

const dong = (amount: number) => `${fullMoney(amount)} đ`;

/** What posts cost in a month, and budgets. Issue 31: the cost planner. */
export const postCostText = {
  month: (month: string) => `Tháng ${month.slice(5)}/${month.slice(0, 4)}`,
  previous: 'Tháng trước',
  next: 'Tháng sau',
  company: 'Công ty',
  mine: 'Của tôi',
  people: 'Theo người',
  dong,
  count: (count: number) => `${count} tin`,
  unpriced: (count: number) => `${count} tin chưa có giá`,
  noPrice: 'chưa có giá',
  committed: (amount: number) => `Đang chờ lên: ${dong(amount)}`,
  noBudget: 'Không đặt ngân sách',
  budget: (amount: number) => `Ngân sách ${dong(amount)}`,
  left: (amount: number) => (amount >= 0 ? `còn ${dong(amount)}` : `vượt ${dong(-amount)}`),
  nothing: 'Chưa có tin nào lên trong tháng này.',
  /** `shown`: what the link shows. */
  open: (what: string, shown: string) => `${shown}, xem tin đã chi: ${what}`,
  set: (name: string | null) => `Đặt ngân sách của ${name ?? 'công ty'}`,
  setShort: 'Đặt ngân sách',
  addPerson: 'Đặt ngân sách cho một người',
  person: 'Người',
  amount: 'Ngân sách mỗi tháng',
  amountHint: 'Để trống: không giới hạn',
  note: 'Tin vượt ngân sách chờ quản trị viên duyệt, kể cả tin của quản trị viên.',
  save: 'Lưu',
  saved: 'Cập nhật thành công',

  /** In the form of a post. */
  planner: 'Chi phí tháng này',
  details: 'Chi tiết',
  afterThis: (amount: number) => `Sau lần đăng này: ${dong(amount)}`,
  goesOver: (name: string | null) => `Vượt ngân sách của ${name ?? 'bạn'}: tin sẽ chờ duyệt`,
  companyName: 'công ty',
  otherwise: (amount: number) => `Với ${dong(amount)} bạn cũng mua được`,
  choose: (words: string) => `Chọn ${words}`,

  /** The price against the district. */
  unusual: { low: 'Giá thấp hơn hẳn nhà cùng quận', high: 'Giá cao hơn hẳn nhà cùng quận' },
  perSquare: (amount: string) => `${amount}/m²`,
  compared: (houses: number, district: string, { low, median, high }: { low: string; median: string; high: string }) =>
    `${houses} nhà của ta ở ${district}: thường ${low} đến ${high}/m², giữa là ${median}/m²`,
} as const;
