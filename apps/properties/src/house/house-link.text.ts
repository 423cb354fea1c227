/** Sharing a house: its link, Zalo, the printed brochure. Issue "around a listing", D49, D50. */
export const houseLinkText = {
  zalo: 'Chia sẻ qua Zalo',
  commercialUrl: 'Sao chép URL thương mại',
  /** The link works only for colleagues who are signed in. */
  officeLink: 'Sao chép liên kết nội bộ',
  officeLinkCopied: 'Đã sao chép liên kết nội bộ của BĐS',
  /** Why Zalo and the commercial address are disabled (D50). */
  notOnWeb: 'BĐS chưa lên web nên khách chưa mở được liên kết. Hãy yêu cầu đăng web trước',
  noWebsite: 'Chưa cấu hình web thương mại',
} as const;
