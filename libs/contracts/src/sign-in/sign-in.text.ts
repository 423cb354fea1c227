import type { Device } from './sign-in';
import { agoInWords } from '@toam/contracts/texts/ago';

/** Security: who signed in where. Specification 2 §2 "Security" and "Login history page", §8, D23. */
export const signInText = {
  historyTitle: 'Lịch sử đăng nhập',
  historyHint: 'Thấy thiết bị lạ? Đăng xuất thiết bị đó, rồi đổi mật khẩu.',
  /** The place is unknown, or has no address. The text is the specification's. */
  notPermitted: 'Not permitted',
  notPermittedHint: 'Trình duyệt không chia sẻ vị trí, hoặc không tra được địa chỉ.',
  byIp: 'Ước theo địa chỉ IP',
  byBrowser: 'Theo vị trí trình duyệt chia sẻ',

  employee: 'Nhân viên',
  loginCount: 'Lượt đăng nhập',
  latestIp: 'IP gần nhất',
  ip: 'Địa chỉ IP',
  place: 'Nơi đăng nhập',
  device: 'Thiết bị',
  lastLogin: 'Đăng nhập gần nhất',
  signedInAt: 'Đăng nhập lúc',
  lastSeen: 'Hoạt động gần nhất',
  state: 'Trạng thái',
  actions: 'Thao tác',
  details: 'Chi tiết',
  detailsOf: (name: string) => `Chi tiết đăng nhập của ${name}`,
  never: 'Chưa đăng nhập',
  locked: 'Đã khoá',
  search: 'Tìm theo tên, số điện thoại, email',
  nobody: 'Không có nhân viên nào khớp với tìm kiếm',
  table: 'Lần đăng nhập gần nhất của từng nhân viên',
  times: (count: string) => `${count} lượt`,
  ago: agoInWords,
  noSignIns: 'Chưa có lần đăng nhập nào trong một năm qua',
  noDevices: 'Không đăng nhập trên thiết bị nào',
  /** Months of 30 days, from two months on. */
  longAgo: (days: number) => (days < 60 ? `${days} ngày trước` : `${Math.floor(days / 30)} tháng trước`),

  devices: 'Thiết bị đang đăng nhập',
  history: 'Các lần đăng nhập',
  keptFor: 'Giữ trong một năm.',
  thisDevice: 'Thiết bị này',
  signedIn: 'Đang đăng nhập',
  signedOut: 'Đã đăng xuất',

  end: 'Đăng xuất thiết bị này',
  endTitle: 'Đăng xuất thiết bị này?',
  endContent: (device: string) =>
    `${device} sẽ bị đăng xuất ngay. Nội dung đang nhập dở trên thiết bị đó có thể bị mất.`,
  ended: 'Đã đăng xuất thiết bị',
  endOthers: 'Đăng xuất mọi thiết bị khác',
  endOthersTitle: 'Đăng xuất mọi thiết bị khác?',
  endOthersContent: 'Chỉ thiết bị bạn đang dùng còn đăng nhập. Nội dung đang nhập dở ở nơi khác có thể bị mất.',
  endAll: 'Đăng xuất mọi thiết bị',
  endAllTitle: (name: string) => `Đăng xuất ${name} khỏi mọi thiết bị?`,
  endAllContent: 'Người này phải đăng nhập lại. Nội dung đang nhập dở có thể bị mất.',
  endedMany: (count: number) => (count === 0 ? 'Không còn thiết bị nào khác' : `Đã đăng xuất ${count} thiết bị`),
  endVerb: 'Đăng xuất',

  deviceKind: { desktop: 'Máy tính', mobile: 'Điện thoại', tablet: 'Máy tính bảng', unknown: 'Không rõ thiết bị' },
  on: (browser: string, os: string) => (browser && os ? `${browser} trên ${os}` : browser || os),

  notYours: 'Bạn chỉ xem được lần đăng nhập của mình',
  deviceGone: 'Thiết bị này không còn đăng nhập',
  failures: 'Đăng nhập sai',
  failuresKeptFor: 'Mật khẩu sai trong 30 ngày qua.',
  noFailures: 'Không có lần đăng nhập sai nào trong 30 ngày qua',
  tries: 'Số lần sai',
  firstTry: 'Lần đầu',
  lastTry: 'Lần gần nhất',
  limited: 'Đang bị chặn',
  notLimited: 'Không bị chặn',
  release: 'Cho đăng nhập lại',
  releaseSure: (name: string) => `Cho ${name} đăng nhập lại ngay?`,
  releaseNote: 'Các lần nhập sai trước đó không còn tính. Nếu không phải người này nhập sai, hãy đặt lại mật khẩu.',
  released: (name: string) => `${name} có thể đăng nhập lại ngay`,
  mayNotRelease: 'Bạn không có quyền cho nhân viên này đăng nhập lại',

  noSignIn: 'Không tìm thấy lần đăng nhập của phiên này',
  tooLate: 'Đã quá thời gian ghi nơi đăng nhập của lần này',

  /** The only explanation before the browser asks for permission. D95. */
  askTitle: 'Ghi lại nơi đăng nhập?',
  askContent:
    'Tổ Ấm lưu nơi bạn đăng nhập để bạn và quản trị viên nhận ra khi có người lạ dùng tài khoản. Trình duyệt sẽ hỏi bạn một lần.',
  askYes: 'Đồng ý',
  askNo: 'Không',
} as const;

/** 'Chrome 141 trên Windows', or the kind of device if browser and system are unknown. */
export const deviceLabel = ({ browser, os, device_type }: Device): string =>
  signInText.on(browser, os) || signInText.deviceKind[device_type];
