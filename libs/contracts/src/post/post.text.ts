import type { ShownPostState } from '@toam/domain/post/shown-post-state';
import type { TariffUnit } from '@toam/domain/post/post-money';
import { channel } from '@toam/domain/post/channel.record';
import { labelsOf } from '@toam/domain/record/columns';
import { writtenDay } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';

/** Where a post stands, as lists and marks say it. Mockups 36–38. */
export const postStateText: Record<ShownPostState | 'none', string> = {
  none: 'Chưa đăng',
  waitingApproval: 'Chờ duyệt',
  waiting: 'Chờ đăng',
  posting: 'Đang lên',
  posted: 'Đã đăng',
  endsSoon: 'Sắp hết hạn',
  over: 'Hết hạn',
  updating: 'Đang cập nhật',
  takingDown: 'Đang gỡ',
  failed: 'Lỗi',
  removed: 'Đã gỡ',
  renewed: 'Đã gia hạn',
};

/** Kinds of posts. Specification 3 §9. */
export const alonhadatNewsText = ['Tin thường', 'VIP ngày', 'VIP tháng'] as const;
export const batdongsanNewsText = ['VIP đặc biệt', 'VIP 1', 'VIP 2', 'VIP 3', 'Tin ưu đãi', 'Tin thường'] as const;
export const tariffUnitText: Record<TariffUnit, string> = { day: 'ngày', month: 'tháng' };

const unit = (of: TariffUnit) => tariffUnitText[of];

/** The post manager. Specification 3 §2.6, §5.9, §8.5; brief 4 §5. */
export const postText = {
  notFound: 'Không tìm thấy tin này',
  houseNotFound: 'Không tìm thấy bất động sản này',
  houseRequired: 'Bất động sản không thể trống',
  houseStopped: 'Bất động sản đã ngưng bán nên không đăng tin được',
  priceRequired: 'Giá bắt buộc',
  channelsRequired: 'Chọn ít nhất một kênh',
  channelUnknown: 'Không tìm thấy kênh này',
  channelOff: (channel: string) => `Kênh ${channel} đang tắt. Quản trị viên bật lại ở thiết lập tin đăng`,
  /** C8 */
  alreadyThere: (channel: string) => `BĐS này đã có tin trên ${channel}`,
  /** An earlier one failed in such a way that the portal may have it: another key would be paid twice. */
  unclear: (channel: string) =>
    `Chưa rõ ${channel} đã nhận tin trước của BĐS này hay chưa. Hãy thử lại tin đó ở thẻ Tin lỗi`,
  unclearMoney: 'Chưa rõ cổng đã nhận tin hay chưa nên loại tin và số ngày không đổi được. Hãy thử lại trước',
  /** `host`: 'alonhadat'. Specification 3 §2.6 */
  accountMissing: (host: string) => `Bạn cần cung cấp tài khoản ${host}.vn`,
  accountMissingOf: (name: string, host: string) =>
    `${name} chưa có tài khoản ${host}.vn hoặc mật khẩu không còn đọc được`,
  countWrong: (of: TariffUnit, min: number, max: number) => `Số ${unit(of)} từ ${min} đến ${max}`,
  daysWrong: 'Số ngày từ 7 đến 31, hoặc 90, 180',
  tierWrong: (of: TariffUnit, amounts: readonly number[]) =>
    amounts.length === 0
      ? `Chưa có bảng giá VIP ${unit(of)}`
      : `Giá mỗi ${unit(of)} phải là một trong ${amounts.map(fullMoney).join(', ')} đ`,
  foreignImage: 'Chỉ đăng được ảnh công khai của bất động sản này',
  linkWrong: 'Liên kết phải bắt đầu bằng http:// hoặc https://',
  onlyOwn: 'Bạn chỉ thao tác được với tin của mình',
  adminsOnly: 'Chỉ quản trị viên mới được làm việc này',
  underWay: 'Tin đang được gửi lên cổng. Vui lòng thử lại sau ít phút',
  leaving: 'Tin đang được gỡ nên không sửa được nữa',
  approvedBy: (name: string) => `${name} đã duyệt tin này`,
  notWaiting: 'Tin này không còn chờ duyệt',
  notFailed: 'Tin này không ở trạng thái lỗi',
  notPosted: 'Tin này chưa lên nên không có gì để cập nhật',
  notManual: 'Chỉ tin của kênh đăng tay được đánh dấu đã đăng',
  notChangeable: 'Tin này không sửa được nữa',
  moneyFixed: 'Tin đã lên nên loại tin và số ngày không đổi được',
  otherPortal: (channel: string) => `Tin này không thuộc ${channel}`,
  nothingToRemove: 'BĐS này không có tin nào để gỡ',
  /** `waiting`: how many of them wait for an admin. */
  created: (count: number, waiting: number) =>
    waiting === 0
      ? `Đã tạo ${count} tin`
      : waiting === count
        ? `Đã gửi duyệt ${count} tin`
        : `Đã tạo ${count} tin, ${waiting} tin chờ duyệt`,
  renewalAsked: (waits: boolean) => (waits ? 'Đã gửi duyệt gia hạn' : 'Đang gia hạn tin'),
  notRenewable: 'Tin này không gia hạn được: chưa lên, đang gỡ hoặc không có ngày hết hạn',
  renewalOver: 'Tin đã hết hạn nên không gia hạn được. Hãy đăng lại',
  renewalThere: 'Tin này đang có một lần gia hạn chưa xong',
  renewalNothing: 'Chọn VIP ngày hoặc VIP tháng để gia hạn',
  unclearRenewal: (channel: string) => `Chưa rõ ${channel} đã gia hạn tin hay chưa. Hãy thử lại`,
  budgetWrong: 'Ngân sách là số đồng từ 0 đến 100 tỷ',
  budgetNobody: 'Không tìm thấy người này',
  budgetOf: (name: string | null) => `Ngân sách tháng của ${name ?? 'công ty'}`,
  /** Why a post waits. `used`: with what is on its way. */
  overBudget: (name: string | null, month: string, { used, budget }: { used: number; budget: number }) =>
    `Vượt ngân sách tháng ${month} của ${name ?? 'công ty'}: đã dùng ${fullMoney(used)} / ${fullMoney(budget)} đ`,
  saved: 'Cập nhật thành công',
  approved: 'Đã duyệt tin',
  retried: 'Tin sẽ được gửi lại ngay',
  removed: 'Xoá thành công',
  confirmRemove: 'Bạn có chắc muốn xoá tin này?',
  /** Always beside what the sandbox got. */
  sandbox: (portals: string) => `Chế độ thử: tin không được gửi lên ${portals}`,
  /** For the poster; kind 24. */
  notice: {
    failed: (channel: string, reason: string) => `Tin trên ${channel} không lên được: ${reason}`,
    updateFailed: (channel: string, reason: string) => `${channel} không nhận bản mới của tin: ${reason}`,
    takeDownFailed: (channel: string, reason: string) => `${channel} chưa gỡ tin: ${reason}`,
    takeDownByHand: (channel: string, reason: string) => `Hãy gỡ tin trên ${channel} rồi đánh dấu đã gỡ. ${reason}`,
  },
  /** For the poster; kind 30. */
  ending: {
    one: (channel: string, house: number, lastDay: string) =>
      `Tin trên ${channel} của BĐS #${house} hết hạn ngày ${writtenDay(lastDay)}`,
    many: (count: number, lastDay: string) => `${count} tin của bạn sắp hết hạn, sớm nhất ngày ${writtenDay(lastDay)}`,
  },
  noSandbox: 'Tin được gửi lên cổng thật nên không có bản thử',
} as const;

/** Columns of the audit. */
export const channelLabel = labelsOf(channel.fields);

/** Channels and tariffs. C11 */
export const postSettingText = {
  channelTaken: (name: string) => `Đã có nguồn “${name}”`,
  tariff: 'Giá',
  /** What the audit tells. */
  tariffOf: (of: TariffUnit, tier: number, { amount, from }: { amount: number; from: string }) =>
    `VIP ${tier} mỗi ${unit(of)}: ${fullMoney(amount)} đ từ ${writtenDay(from)}`,
  portalFixed: 'Tên của cổng không đổi được',
  channelUpdated: 'Update Successful',
  tariffPast: 'Giá mới chỉ áp dụng được từ hôm nay trở đi',
  tariffNoPortal: 'Batdongsan chưa có bảng giá',
  tariffTaken: (amount: number, tier: number) =>
    `VIP ${tier} đã có giá ${fullMoney(amount)} đ. Mỗi hạng cần một giá riêng`,
  tariffNotPlanned: 'Chỉ bỏ được giá chưa áp dụng',
} as const;

/** Columns of the manager and of its export. */
export const postColumnText = {
  id: 'Mã tin',
  house_id: 'Mã BĐS',
  title: 'Tiêu đề tin',
  address: 'Địa chỉ',
  price: 'Giá BĐS',
  channel: 'Kênh',
  poster: 'Người đăng',
  news: 'Loại tin',
  count: 'Số ngày/tháng',
  value: 'Đơn giá',
  total: 'Chi phí',
  standing: 'Trạng thái',
  error: 'Lý do',
  failed_quantity: 'Số lần lỗi',
  approver: 'Người duyệt',
  approved_at: 'Duyệt lúc',
  posted_at: 'Đăng lúc',
  last_day: 'Ngày cuối',
  link: 'Liên kết tin',
  created_at: 'Tạo lúc',
  updated_at: 'Cập nhật lúc',
} as const;
