import { agoInWords } from '@toam/contracts/texts/ago';

/** The tab 'Khách hàng phù hợp' of a house. Specification 1 §2, D44. Mockup 09 shows the explanation of a score. */
export const houseCustomersText = {
  groups: 'Nhóm khách hàng',
  /** Specification 2 §4: 'Khôi phục …'. */
  restored: 'Khôi phục thành công',
  moved: (customer: string, target: string) => `${customer}: ${target}`,
  setStatus: (customer: string) => `Đổi trạng thái của ${customer}`,
  offer: 'Chào khách',
  backToSuitable: 'Đưa về Phù hợp',
  need: (id: number) => `Nhu cầu #${id}`,
  noNeed: 'Chưa có nhu cầu',
  /** The viewer may not see the need (D19). */
  othersNeed: 'Nhu cầu do đồng nghiệp phụ trách',
  scored: (score: number) => `${score} điểm`,
  why: (score: number) => `Vì sao ${score} điểm`,
  explain: (customer: string, score: number) => `Xem vì sao ${customer} được ${score} điểm`,
  /** "8 đạt, 1 gần đạt (nửa điểm), 1 chưa đạt." */
  summary: (met: number, near: number, missed: number, noData: number) =>
    `${[
      `${met} đạt`,
      near > 0 && `${near} gần đạt (nửa điểm)`,
      missed > 0 && `${missed} chưa đạt`,
      noData > 0 && `${noData} thiếu dữ liệu`,
    ]
      .filter(Boolean)
      .join(', ')}.`,
  mandatory: (columns: string) => `${columns} là bắt buộc.`,
  fails: (columns: string) => `Không đạt tiêu chí bắt buộc: ${columns}.`,
  otherPurpose: 'Khách cần mua mà BĐS cho thuê, hoặc ngược lại.',
  notOnSale: 'BĐS đang ngưng bán.',
  isMandatory: 'Bắt buộc',
  criterion: 'Tiêu chí',
  wanted: 'Khách cần',
  offered: 'BĐS có',
  result: 'Kết quả',
  points: 'Điểm',
  allMet: 'Đạt mọi tiêu chí',
  /** What the house lacks for a wish, and how much: "quá ngân sách 0,4 tỷ · thiếu 1 m đường · khác quận: Gò Vấp". */
  overBudget: (by: string) => `quá ngân sách ${by}`,
  underBudget: (by: string) => `thấp hơn ngân sách ${by}`,
  short: (by: string, lack: string) => `thiếu ${by} ${lack}`,
  other: (lack: string, name: string) => `khác ${lack}: ${name}`,
  unknown: (wish: string) => `chưa rõ ${wish}`,
  sum: 'Tổng',
  /** Below the rows: how the score is calculated. */
  rescaled: (earned: string, given: string, sign: '=' | '≈', score: number) =>
    `Quy về thang 100, vì các tiêu chí khách nêu có ${given} điểm: ${earned} ÷ ${given} × 100 ${sign} ${score}.`,
  rounded: (earned: string, score: number) => `${earned} điểm được làm tròn thành ${score}.`,
  askedNothing: 'Khách chưa nêu tiêu chí nào, nên mọi BĐS đều được 100 điểm.',
  from: (text: string) => `từ ${text}`,
  upTo: (text: string) => `đến ${text}`,
  bedrooms: (count: number) => `${count} PN`,
  floors: (count: number) => `${count} tầng`,
  road: (metres: string) => `đường từ ${metres}`,
  staff: (name: string) => `Phụ trách: ${name}`,
  /** Lower case, because 'Hôm qua' is inside a sentence here. */
  movedBy: (name: string, ago: string) => `${name} cập nhật ${agoInWords(ago).toLocaleLowerCase('vi')}`,
  phoneHidden: 'Số điện thoại đã ẩn',
  visit: (day: string) => `Xem ngày ${day}`,
  more: (left: string) => `Xem thêm ${left} khách`,
  suitableEmpty: 'Chưa có nhu cầu nào phù hợp với bất động sản này.',
  suitableWay: 'Nhu cầu mới sẽ hiện ở đây ngay khi khớp mục đích, giá và khu vực.',
  groupEmpty: (group: string) => `Chưa có khách nào ở nhóm “${group}”.`,
  groupWay: 'Đổi trạng thái của khách ở nhóm khác để chuyển sang đây.',
} as const;
