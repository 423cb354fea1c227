/** The list of houses and its side panel. Specification 1 §2 "Property list", D3, D10. */
export const houseListText = {
  create: 'Tạo BĐS',
  /** The permission selector: houses that I may see, or mine. */
  everyone: 'Tất cả',
  mine: 'Của tôi',
  whose: 'Xem BĐS của',
  status: 'Trạng thái',
  anyStatus: 'Mọi trạng thái',
  /** The buttons of the address filter, as in specification 1 §2. */
  search: 'Search',
  reset: 'Reset',
  table: 'Danh sách bất động sản',
  tabs: 'Nhóm bất động sản',

  cover: 'Ảnh',
  house: 'Bất động sản',
  /** A column in the exported sheet. On the screen, the number is below the name. */
  customerPhone: 'SĐT chủ nhà',
  /** Unit of an apartment's floor area. */
  floorMetres: 'm² sàn',
  squareMetres: (area: string) => `${area} m²`,
  floors: (count: number) => `${count} tầng`,
  bedrooms: (count: number) => `${count} PN`,

  /** In front of what a search was understood as. D108. */
  understood: 'Hiểu là',
  understoodMore: (count: number) => `+${count}`,
  newThisWeek: 'Mới trong 7 ngày',
  /** Of a search: 'trừ quận 12'. D126 */
  ruledOut: (what: string) => `Trừ ${what}`,
  /** What a name with a wrong letter was taken for. */
  guessed: (what: string) => `Ý bạn là ${what}`,
  label: (name: string) => `Nhãn: ${name}`,
  /** Words that no house of the list has: they only order it. */
  unmet: (words: readonly string[]) => `Không có từ ${words.map((word) => `“${word}”`).join(', ')}`,
  /** What is left of it and searched as words. */
  leftWords: (words: string) => `và chữ “${words}”`,
  /** The same where no house has all of it: whoever has more of it stands first. */
  rankingWords: (words: string) => `ưu tiên chữ “${words}”`,
  /** × of such a chip. */
  dropWords: (words: string) => `Bỏ “${words}” khỏi ô tìm`,
  dropped: (all: readonly string[]) => `Đã bỏ ${all.map((words) => `“${words}”`).join(', ')}`,
  /** Beside what was dropped: it comes back in quotation marks, because it may have been misread. */
  asWords: 'Tìm đúng chữ này',
  asWordsNamed: (all: readonly string[]) => `Tìm đúng chữ: ${all.map((words) => `“${words}”`).join(', ')}`,
  /** The order of a search for words, while nobody chose another. */
  bestFirst: 'Phù hợp nhất',
  newestFirst: 'Mới nhất',
  /** Where else the list's question finds houses, if it finds few here. */
  elsewhere: 'Còn',
  inTab: (count: string, tab: string) => `${count} ở ${tab}`,

  emptyFiltered: (count: number) => `Không có BĐS nào khớp ${count} điều kiện lọc. Hãy bỏ bớt điều kiện.`,
  emptyTab: 'Chưa có BĐS nào trong mục này.',
  seeResults: (count: string) => `Xem ${count} BĐS`,
  seeAll: 'Xem danh sách',

  panel: (id: number) => `Bất động sản #${id}`,
  place: (at: string, total: string) => `${at} / ${total}`,
  openPage: 'Mở toàn trang',
  openPageShort: 'Xem chi tiết',
  views: (count: number) => `${count} lượt xem`,
  comments: (count: number) => `${count} bình luận`,
} as const;
