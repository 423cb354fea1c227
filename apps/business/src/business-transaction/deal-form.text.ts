/** The form of a deal. Mockup 24. The fields' messages are those of `dealText`. */
export const dealFormText = {
  newTitle: 'Tạo giao dịch',
  editTitle: 'Sửa giao dịch',
  deal: 'Giao dịch',
  /** On a phone the fields of a stored deal are a line: 'Giá chốt 5,7 tỷ · hoa hồng 114.000.000 đ'. */
  closedAt: (price: string) => `Giá chốt ${price}`,
  feeOf: (fee: string) => `hoa hồng ${fee} đ`,
  openDeal: 'Sửa',
  shares: 'Chia hoa hồng',
  sharesHow: 'Gợi ý = hoa hồng × tỷ lệ. Người cuối cùng được gợi ý không quá phần còn lại.',
  shareOf: (number: number) => `Người nhận ${number}`,
  people: (count: number) => `${count} người`,
  addShare: 'Thêm người nhận',
  removeShare: (number: number) => `Bỏ người nhận ${number}`,
  note: 'Ghi chú',
  notePlaceholder: 'Ví dụ: thu làm hai đợt',
  showNote: (number: number) => `Ghi chú của người nhận ${number}`,

  housePlaceholder: 'Tìm mã hoặc địa chỉ',
  customerPlaceholder: 'Tìm tên khách',
  askingPrice: (price: string) => `giá chào ${price}`,
  area: (area: string) => `${area} m²`,
  /** `percent`: '2'. */
  ofPrice: (percent: string) => `${percent}% giá chốt`,

  suggestion: (amount: string) => `Gợi ý ${amount}`,
  asSuggested: 'Đúng gợi ý',
  useSuggestion: (amount: string) => `Dùng gợi ý ${amount}`,
  useCode: 'Dùng mã kế tiếp',
  freeCode: 'Chưa ai dùng',

  rates: (percent: string) => `${percent}%`,
  ofFee: (fee: string) => `trên hoa hồng ${fee} đ`,
  over: (amount: string) =>
    `Tổng chia vượt hoa hồng ${amount} đ. Hãy giảm phần của một người hoặc sửa hoa hồng rồi lưu.`,
  /** On a phone. */
  overShort: (amount: string) => `Vượt ${amount} đ`,
  left: (amount: string) => `Còn ${amount} đ chưa chia.`,
  whole: 'Đã chia hết hoa hồng.',
  overPart: 'Phần vượt',
  split: 'Các phần của hoa hồng',

  /** D118: other deals of the house that are not cancelled. */
  living: (deals: number) =>
    deals === 1 ? 'BĐS này đã có một giao dịch chưa huỷ' : `BĐS này đã có ${deals} giao dịch chưa huỷ`,
  livingDeal: (day: string, price: string, people: string, recorder: string) =>
    `đặt cọc ${day} · ${price} đ · ${people} · ${recorder} ghi nhận`,
  sureSecond: 'Lưu thêm một giao dịch cho BĐS này?',
  saveSecond: 'Vẫn lưu',
  lookAgain: 'Xem lại',
  sureLeaveOut: (names: string) => `Bỏ phần của ${names}?`,
  leaveOutHow: 'Lý do được báo cho người bị bỏ và lưu trong lịch sử.',

  cancelledShare: 'Đã huỷ cọc',
  /** Of a share that is stored: what becomes of the others. */
  sureRemoveShare: (name: string) => `Bạn có chắc muốn bỏ phần của ${name}?`,
  removeShareHow: (others: number) =>
    `Phần của ${others} người còn lại giữ nguyên, cả mã và số tiền. Chỉ áp dụng khi bấm Lưu.`,
  removeTyped: 'Nội dung đã nhập cho người này sẽ mất.',
  hasReceipts: (amount: string) => `Đã thu ${amount} đ nên không bỏ được. Hãy xoá phiếu thu trước`,
  removeDeal: 'Xoá giao dịch',
  sureRemoveDeal: 'Bạn có chắc muốn xoá giao dịch này?',
  removeDealHow: (people: number) =>
    `${people === 1 ? 'Giao dịch' : `Phần của cả ${people} người`} sẽ bị xoá khỏi danh sách và số liệu. Giao dịch đã có phiếu thu thì không xoá được.`,

  save: 'Lưu',

  notAllowed: 'Bạn không có quyền ghi nhận giao dịch',
  back: 'Về danh sách giao dịch',
} as const;
