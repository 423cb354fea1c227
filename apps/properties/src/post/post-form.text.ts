import { fullMoney } from '@toam/domain/money/money-format';
import { batdongsanDays } from '@toam/domain/post/portal';
import { unitCounts, type TariffUnit } from '@toam/domain/post/post-money';
import { writtenDay } from '@toam/domain/day';
import { tariffUnitText } from '@toam/contracts/post/post.text';

const unitName = (unit: TariffUnit) => tariffUnitText[unit];

/** The form of a post. Specification 3 §2.6, §9; mockups 37, 37b. */
export const postFormText = {
  title: 'Đăng tin',
  /** Which house: without one in the address. */
  house: 'Bất động sản',
  houseNote: 'Chọn một bất động sản đang mở bán và đã có giá.',
  housePlaceholder: 'Mã, tiêu đề hoặc địa chỉ',
  goOn: 'Tiếp tục',
  changeHouse: 'Đổi BĐS',
  code: (id: number) => `#${id}`,
  noTitle: 'Chưa có tiêu đề',
  toPosts: 'Về quản lý tin đăng',
  wrongAddress: 'Địa chỉ này không chỉ tới bất động sản nào',

  account: (name: string) => `Tài khoản ${name}`,
  noAccount: 'Chưa có tài khoản',
  /** The sentence above it is the specification's (`postText.accountMissing`). */
  accountNote: 'Mật khẩu được mã hoá, chỉ dùng lúc gửi tin.',
  enterAccount: 'Nhập tài khoản',
  accountTitle: (portal: string) => `Tài khoản ${portal}`,
  accountSaved: (portal: string) => `Đã lưu tài khoản ${portal}`,
  saveAccount: 'Lưu tài khoản',
  manual: 'Kênh đăng tay',
  manualNote: 'Bạn tự đăng trên kênh này rồi đánh dấu đã đăng ở quản lý tin đăng.',
  /** C8: one living post per house and channel. */
  thereIs: 'BĐS này đã có tin ở đây',
  openPost: 'Xem tin',
  post: (channel: string) => `Đăng lên ${channel}`,

  kind: 'Loại tin',
  normal: 'Thường',
  value: (unit: TariffUnit) => `Giá mỗi ${unitName(unit)}`,
  count: (unit: TariffUnit) => `Số ${unitName(unit)}`,
  countNote: (unit: TariffUnit) => `Từ ${unitCounts[unit].min} đến ${unitCounts[unit].max}`,
  noTariff: (unit: TariffUnit) => `Chưa có bảng giá VIP ${unitName(unit)}`,
  less: (unit: TariffUnit) => `Bớt một ${unitName(unit)}`,
  more: (unit: TariffUnit) => `Thêm một ${unitName(unit)}`,
  days: 'Số ngày',
  daysNote: `Từ ${batdongsanDays.min} đến ${batdongsanDays.max}, hoặc ${batdongsanDays.also.join(', ')}`,
  total: 'Tổng',
  noPrice: 'Chưa có bảng giá',
  noPriceNote: 'Cổng tính tiền khi tin lên',
  until: (days: string, lastDay: string) => `${days} · tới hết ${writtenDay(lastDay)}`,
  noEnd: 'Không có ngày hết hạn',

  words: 'Nội dung tin',
  wordsNote: 'Chỉ sửa cho tin này, hồ sơ giữ nguyên.',
  postTitle: 'Tiêu đề tin',
  text: 'Nội dung',
  address: 'Địa chỉ hiện trên tin',
  images: 'Ảnh gửi đi',
  imagesNote: 'Kéo để đổi thứ tự, ảnh đầu là ảnh bìa.',
  imageCount: (count: number) => `${count} ảnh`,
  allImages: 'Lấy lại đủ ảnh của hồ sơ',
  noImages: 'Hồ sơ chưa có ảnh công khai nào.',

  check: 'Kiểm tra trước khi gửi',
  toRepair: (count: number) => `${count} cần sửa`,
  passed: 'Nội dung tin đạt yêu cầu của các cổng đã chọn',
  noPortal: 'Kênh đăng tay không có yêu cầu riêng về nội dung',
  noChannel: 'Chọn kênh để kiểm tra',
  goTo: { title: 'Sửa tiêu đề', text: 'Sửa nội dung', address: 'Sửa địa chỉ', images: 'Sửa ảnh' },
  goToHouse: 'Sửa hồ sơ',

  sum: (posts: number, total: number, hasUnpriced: boolean) =>
    `${posts} tin · ${fullMoney(total)} đ${hasUnpriced ? ', chưa kể Batdongsan' : ''}`,
  /** An admin's posts go on at once, others wait for approval. D101 */
  send: (posts: number, isAdmin: boolean) =>
    posts === 0 ? (isAdmin ? 'Đăng tin' : 'Gửi duyệt tin') : `${isAdmin ? 'Đăng' : 'Gửi duyệt'} ${posts} tin`,
  thereAlready: 'Xem tin đang có',
} as const;
