import { handedKinds, type HandedKind } from '@toam/domain/staff/hand-over';

const handedText: Readonly<Record<HandedKind, (count: number) => string>> = {
  customers: (count: number) => `${count.toLocaleString('vi-VN')} khách hàng`,
  requests: (count: number) => `${count.toLocaleString('vi-VN')} nhu cầu`,
  houses: (count: number) => `${count.toLocaleString('vi-VN')} BĐS`,
  team: (count: number) => `${count.toLocaleString('vi-VN')} nhân viên trong nhóm`,
};

type Counts = Readonly<Record<HandedKind, number>>;

/** What somebody looks after, or what changed hands, a part for each kind that there is: '12 khách hàng', '30 BĐS'. */
export const handedParts = (counts: Counts): string[] =>
  handedKinds.flatMap((kind) => (counts[kind] > 0 ? [handedText[kind](counts[kind])] : []));

/** '12 khách hàng, 30 BĐS'; '' for nothing. */
export const handedInWords = (counts: Counts): string => handedParts(counts).join(', ');

/** Closing somebody's work and giving it to a colleague, and taking that back. D72. */
export const handOverText = {
  receiverMissing: 'Vui lòng chọn người nhận bàn giao',
  mayNot: 'Bạn không có quyền bàn giao công việc của người này',
  mayNotOwn: 'Bạn không thể tự bàn giao công việc của mình',
  receiverIsLeaver: 'Người nhận phải là người khác',
  receiverGone: 'Không tìm thấy người nhận bàn giao',
  receiverLocked: (name: string) => `${name} đã bị khoá nên không nhận bàn giao được. Vui lòng chọn đồng nghiệp khác`,
  receiverMarketer: (name: string) =>
    `${name} là Marketer nên không nhận bàn giao được. Vui lòng chọn đồng nghiệp khác`,
  /** Somebody of the team has a position of which the receiver cannot be the superior (D27). */
  wrongPosition: (receiver: string, names: string) => `${receiver} không thể quản lý ${names} theo chức vụ`,
  /** Who takes over from their superior, above whom is nobody. */
  receiverUnled: (receiver: string) =>
    `${receiver} sẽ không còn quản lý trực tiếp. Vui lòng chọn quản lý mới cho ${receiver} trước khi bàn giao nhóm`,
  wouldCycle: (receiver: string, name: string) =>
    `${receiver} đang thuộc nhóm của ${name} nên không quản lý ngược lại được`,
  /** Two admins at once. */
  alreadyHandedOver: (by: string, leaver: string) => `${by} vừa bàn giao công việc của ${leaver}. Vui lòng xem lại`,
  nothingAsked: 'Chưa có gì để thực hiện. Vui lòng chọn nội dung bàn giao hoặc khoá tài khoản',
  busy: 'Hồ sơ đang được người khác cập nhật. Vui lòng thử lại',
  notFound: 'Không tìm thấy lần bàn giao này',
  alreadyUndone: 'Lần bàn giao này đã được hoàn tác',
  tooLate: 'Đã quá 24 giờ nên không hoàn tác được',
  leaverDeleted: (name: string) => `${name} đã bị xoá nên không hoàn tác được`,
  /** Read after the name of who did it. */
  notice: (what: string, leaver: string) => `đã bàn giao cho bạn ${what} của ${leaver}`,
  undoneNotice: (what: string, leaver: string) => `đã trả lại ${what} cho ${leaver}`,
  /** Whoever has a new superior. */
  teamNotice: (receiver: string) => `đã chuyển bạn sang nhóm của ${receiver}`,
} as const;
