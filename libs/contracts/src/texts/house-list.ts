/** The list of houses and its side panel. Specification 1 §2 "Property list", D3, D10. */
export const houseListText = {
  create: 'Tạo BĐS',
  /** The permission selector: what I may see, or mine. */
  everyone: 'Tất cả',
  mine: 'Của tôi',
  whose: 'Xem BĐS của',
  status: 'Trạng thái',
  anyStatus: 'Mọi trạng thái',
  /** The buttons of the address filter, as specification 1 §2 gives them. */
  search: 'Search',
  reset: 'Reset',
  table: 'Danh sách bất động sản',
  tabs: 'Nhóm bất động sản',

  cover: 'Ảnh',
  house: 'Bất động sản',
  /** A column of the sheet: below the name on the screen. */
  customerPhone: 'SĐT khách hàng',
  /** Beside an apartment's area: of its floor. */
  floorMetres: 'm² sàn',
  squareMetres: (area: string) => `${area} m²`,
  floors: (count: number) => `${count} tầng`,
  bedrooms: (count: number) => `${count} PN`,

  emptyFiltered: (count: number) => `Không có BĐS nào khớp ${count} điều kiện đang bật.`,
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
