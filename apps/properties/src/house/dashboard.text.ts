/** Home page and community feed. Specification 2 §2, D71. */
export const dashboardText = {
  title: 'Trang chủ',
  feed: 'Hoạt động mới cập nhật',
  showAll: 'Xem tất cả',
  overview: 'Tổng quan',
  updated: (clock: string) => `Cập nhật ${clock}`,
  figure: {
    houses: 'Bất động sản',
    requests: 'Nhu cầu',
    user: 'Nhân sự',
    customer: 'Khách hàng',
  },
  thisMonth: 'tháng này',
  unchanged: 'Tháng này không đổi',
  more: (count: string) => `tăng ${count}`,
  fewer: (count: string) => `giảm ${count}`,
  chart: 'Bất động sản theo thời gian',
  chartSeries: 'BĐS mới',
  chartBy: 'Xem theo',
  by: { day: 'Ngày', week: 'Tuần', month: 'Tháng' },
  month: (month: number, year: number) => `T${month}/${year}`,
  week: (from: string, to: string) => `${from} – ${to}`,
  top: 'BĐS nổi bật',
  topEmpty: 'Chưa có bất động sản nào đang bán',
  columns: { id: 'Mã', house_number: 'Số nhà', total_view: 'Lượt xem' },
  openHouse: (id: number) => `Mở bất động sản #${id}`,
} as const;

/** What colleagues share. */
export const communityText = {
  title: 'Hoạt động mới',
  sells: 'đăng bán',
  lets: 'cho thuê',
  unfold: 'Xem thêm',
  fold: 'Thu gọn',
  comment: 'Bình luận',
  comments: (count: number) => `${count} bình luận`,
  share: 'Chia sẻ',
  empty: 'Chưa có ai chia sẻ bất động sản lên cộng đồng.',
  newPosts: (count: string) => `Có ${count} bài mới`,
  end: 'Bạn đã xem hết hoạt động mới.',
  article: (title: string) => `Bài đăng: ${title}`,
} as const;
