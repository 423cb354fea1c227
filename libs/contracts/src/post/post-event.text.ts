import { fullMoney } from '@toam/domain/money/money-format';
import type { Portal } from '@toam/domain/post/portal';
import { type AlonhadatChoice, unitOf } from '@toam/domain/post/post-money';
import { writtenDay } from '@toam/domain/day';
import { alonhadatNewsText, batdongsanNewsText, tariffUnitText } from './post.text';

/** What a post was chosen to be. */
interface ChosenNews extends AlonhadatChoice {
  total: number | null;
  batdongsan_type_news: number;
  batdongsan_type_news_days: number;
}

/** A choice in one line: 'VIP ngày · 7 × 40.000 = 280.000 đ'. @param portal null: a manual channel */
export function newsInWords(portal: Portal | null, news: ChosenNews): string {
  if (portal === null) return 'Đăng tay';
  if (portal === 'batdongsan')
    return `${batdongsanNewsText[news.batdongsan_type_news]} · ${news.batdongsan_type_news_days} ngày`;
  const unit = unitOf(news.type_news);
  const kind = alonhadatNewsText[news.type_news];
  if (unit === null) return kind;
  const { type_news_day: count, type_news_value: value, total } = news;
  return `${kind} · ${count} ${tariffUnitText[unit]} × ${fullMoney(value ?? 0)} = ${fullMoney(total ?? 0)} đ`;
}

/** Kinds of events of a post, with the words of the house's page. `posted` and `failedTry` are what the counters count. D53 */
export const postEventText = {
  created: (channel: string) => `Tạo tin trên ${channel}`,
  approved: () => 'Duyệt tin',
  edited: () => 'Sửa tin',
  asked: () => 'Gửi duyệt lại vì chi phí đổi',
  failedTry: (channel: string) => `${channel} chưa nhận tin`,
  failed: (channel: string) => `${channel} không lên được`,
  retried: () => 'Thử lại',
  posted: (channel: string) => `${channel} đã lên`,
  markedPosted: (channel: string) => `Đánh dấu đã đăng trên ${channel}`,
  updateAsked: (channel: string) => `Cập nhật tin trên ${channel}`,
  updated: (channel: string) => `${channel} đã nhận bản mới`,
  updateFailed: (channel: string) => `${channel} không nhận bản mới`,
  drifted: (channel: string) => `Tin trên ${channel} khác hồ sơ`,
  renewalAsked: (channel: string) => `Xin gia hạn tin trên ${channel}`,
  renewed: (channel: string) => `${channel} đã gia hạn tin`,
  takeDownAsked: (channel: string) => `Xin gỡ tin trên ${channel}`,
  takeDownFailed: (channel: string) => `${channel} chưa gỡ tin`,
  removed: (channel: string) => `Tin trên ${channel} đã gỡ`,
  replaced: (channel: string) => `Tin trên ${channel} hết hạn, thay bằng tin mới`,
} as const;
export type PostEventKind = keyof typeof postEventText;

/** Details of events, and reasons that a post's row shows. */
export const postReasonText = {
  houseStopped: (reason: string | null) => (reason ? `Nhà ngưng bán: ${reason}` : 'Nhà ngưng bán'),
  houseDeleted: 'Nhà đã bị xoá',
  byPerson: 'Người đăng gỡ tin',
  tried: (times: number) => `Thử ${times} lần`,
  portalRef: (ref: string, tries: number) => `Mã ${ref} · thử ${tries} lần`,
  /** `minutes`: until the next try. */
  tryLater: (tries: number, reason: string, minutes: number) => `Lần ${tries}: ${reason}. Thử lại sau ${minutes} phút`,
  gaveUp: (reason: string, tries: number) => `${reason}. Đã thử ${tries} lần, không thử nữa`,
  /** A change is given up until somebody asks again; a take-down is tried every hour. */
  gaveUpOf: (reason: string, isLeaving: boolean) =>
    isLeaving ? `${reason}. Thử lại mỗi giờ` : `${reason}. Không thử nữa`,
  busy: 'Cổng bận',
  noAnswer: 'Cổng không trả lời kịp',
  unreachable: 'Không nối được với cổng',
  broken: 'Cổng trả lời không đọc được',
  serverError: (status: number) => `Cổng báo lỗi ${status}`,
  /** The portal gave a reason that may not be shown. */
  refused: 'Cổng từ chối tin',
  ended: 'Máy chủ dừng giữa chừng',
  houseGone: 'Nhà không còn để đăng',
  /** A renewal of what is not up any more. */
  renewedGone: 'Tin gốc không còn trên cổng nên không gia hạn được. Hãy đăng lại',
  pictureLost: 'Một ảnh của tin không đọc được. Hãy thay ảnh rồi thử lại',
  unknownFault: 'Gửi tin gặp lỗi của hệ thống',
  until: (day: string) => `tới hết ${writtenDay(day)}`,
  link: (link: string) => link,
  handLink: 'Không có liên kết',
} as const;
