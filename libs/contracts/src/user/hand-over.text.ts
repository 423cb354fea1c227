import { handedKinds, type HandedKind } from '@toam/domain/staff/hand-over';

const handedText: Readonly<Record<HandedKind, (count: number) => string>> = {
  customers: (count: number) => `${count.toLocaleString('vi-VN')} khách hàng`,
  requests: (count: number) => `${count.toLocaleString('vi-VN')} nhu cầu`,
  houses: (count: number) => `${count.toLocaleString('vi-VN')} BĐS`,
  team: (count: number) => `${count.toLocaleString('vi-VN')} nhân viên trong nhóm`,
};

type Counts = Readonly<Record<HandedKind, number>>;

/** One part for each kind with a count above 0: '12 khách hàng', '30 BĐS'. */
export const handedParts = (counts: Counts): string[] =>
  handedKinds.flatMap((kind) => (counts[kind] > 0 ? [handedText[kind](counts[kind])] : []));

/** '12 khách hàng, 30 BĐS'; '' if all counts are 0. */
export const handedInWords = (counts: Counts): string => handedParts(counts).join(', ');

/** Handing somebody's work over to a colleague, and the undo. D72. */
export const handOverText = {
  receiverMissing: 'Vui lòng chọn người nhận bàn giao',
  mayNot: 'Bạn không có quyền bàn giao công việc của người này',
  mayNotOwn: 'Bạn không tự bàn giao công việc của mình được. Hãy nhờ quản trị viên',
  receiverIsLeaver: 'Không thể bàn giao cho chính người này. Vui lòng chọn người khác',
  receiverGone: 'Không tìm thấy người nhận bàn giao',
  receiverLocked: (name: string) => `${name} đã bị khoá nên không nhận bàn giao được. Vui lòng chọn đồng nghiệp khác`,
  receiverMarketer: (name: string) =>
    `${name} là Marketer nên không nhận bàn giao được. Vui lòng chọn đồng nghiệp khác`,
  /** Somebody in the team has a position that the receiver cannot manage (D27). */
  wrongPosition: (receiver: string, names: string) =>
    `Theo chức vụ, ${receiver} không quản lý được ${names}. Vui lòng chọn người nhận khác`,
  /** The receiver's manager is the leaver, who has no manager: the receiver would have none. */
  receiverUnled: (receiver: string) =>
    `${receiver} sẽ không còn quản lý trực tiếp. Vui lòng chọn quản lý mới cho ${receiver} trước khi bàn giao nhóm`,
  wouldCycle: (receiver: string, name: string) =>
    `${receiver} đang thuộc nhóm của ${name} nên không quản lý ngược lại được`,
  /** Two admins hand over at the same time. */
  alreadyHandedOver: (by: string, leaver: string) => `${by} vừa bàn giao công việc của ${leaver}. Vui lòng xem lại`,
  nothingAsked: 'Chưa có gì để thực hiện. Vui lòng chọn nội dung bàn giao hoặc khoá tài khoản',
  busy: 'Hồ sơ đang được người khác cập nhật. Vui lòng thử lại',
  notFound: 'Không tìm thấy lần bàn giao này',
  alreadyUndone: 'Lần bàn giao này đã được hoàn tác',
  tooLate: 'Đã quá 24 giờ nên không hoàn tác được',
  leaverDeleted: (name: string) => `${name} đã bị xoá nên không hoàn tác được`,
  /** Read after the actor's name. */
  notice: (what: string, leaver: string) => `đã bàn giao cho bạn ${what} của ${leaver}`,
  undoneNotice: (what: string, leaver: string) => `đã trả lại ${what} cho ${leaver}`,
  /** For team members with a new manager. */
  teamNotice: (receiver: string) => `đã chuyển bạn sang nhóm của ${receiver}`,
} as const;
