/** A line of a talk: of the customer, of the staff, a picture of either, or the card of a house. */
export type ScriptLine =
  | readonly ['client' | 'staff', string]
  | readonly ['client' | 'staff', 'picture', 'internal' | 'living' | 'kitchen' | 'bedroom']
  | readonly ['staff', 'house'];

/**
 * What customers and staff of a brokerage write, in exchanges that can follow each other. '{anh}' is how the customer is addressed,
 * '{đường}' a street, '{giá}' a price.
 */
export const openings: readonly (readonly ScriptLine[])[] = [
  [
    ['client', 'Chào em, căn đường {đường} còn không em?'],
    ['staff', 'Dạ em chào {anh}, căn đó vẫn còn ạ. {Anh} cần mua để ở hay đầu tư ạ?'],
    ['client', '{Anh} mua để ở, nhà có hai bé đang đi học.'],
    ['staff', 'Dạ vậy hợp lắm ạ, cách trường tiểu học chừng 300 m, hẻm yên tĩnh.'],
  ],
  [
    ['client', 'Bên em có nhà nào tầm {giá} quanh {đường} không?'],
    ['staff', 'Dạ có ạ. {Anh} cần mấy phòng ngủ để em lọc cho sát ạ?'],
    ['client', '3 phòng ngủ trở lên, hẻm xe hơi càng tốt.'],
    ['staff', 'house'],
    ['staff', '{Anh} xem thử căn này nhé, mới lên web tuần này ạ.'],
  ],
  [
    ['client', 'Cho hỏi giá trên web là giá chốt hay còn thương lượng?'],
    ['staff', 'Dạ chủ nhà còn bớt cho khách thiện chí ạ, cọc trong tuần là có giá tốt.'],
    ['client', 'Khoảng bao nhiêu em?'],
    ['staff', 'Dạ em hỏi lại chủ rồi báo {anh} ngay trong chiều nay ạ.'],
  ],
  [
    ['client', 'Tôi thấy tin rao trên web, nhà này sổ riêng chưa?'],
    ['staff', 'Dạ sổ hồng riêng, hoàn công đầy đủ ạ.'],
    ['client', 'Có dính quy hoạch không?'],
    ['staff', 'Dạ không ạ, em đã tra trên cổng quy hoạch của thành phố. {Anh} cần thì em gửi kết quả tra cứu.'],
  ],
];

export const exchanges: readonly (readonly ScriptLine[])[] = [
  [
    ['client', 'Hẻm trước nhà rộng bao nhiêu, xe 7 chỗ vào được không?'],
    ['staff', 'Dạ hẻm 6 m, xe 7 chỗ vào tận cửa và quay đầu được ạ.'],
  ],
  [
    ['client', 'Em chụp giúp phòng khách với bếp nhé.'],
    ['staff', 'picture', 'living'],
    ['staff', 'picture', 'kitchen'],
    ['client', 'Nhìn sáng sủa đó em.'],
  ],
  [
    ['client', 'Chiều nay 3 giờ {anh} ghé xem được không?'],
    ['staff', 'Dạ được ạ, em hẹn {anh} 15:00 trước cổng, em gọi trước 30 phút.'],
    ['client', 'Ok em.'],
  ],
  [
    ['client', 'Ngân hàng cho vay được bao nhiêu phần trăm?'],
    ['staff', 'Dạ ngân hàng định giá khoảng 70 %, bên em hỗ trợ hồ sơ miễn phí ạ.'],
    ['client', 'Lãi suất năm đầu bao nhiêu?'],
    ['staff', 'Dạ hiện khoảng 6,5 %/năm cố định 12 tháng đầu, em gửi {anh} bảng tính chi tiết sau nhé.'],
  ],
  [
    ['client', 'Nhà hướng gì em? Vợ chồng {anh} hợp Đông Nam.'],
    ['staff', 'Dạ nhà hướng Đông Nam, buổi chiều mát ạ.'],
  ],
  [
    ['client', 'Đi xem về thấy bếp hơi nhỏ, còn căn nào tương tự không?'],
    ['staff', 'Dạ còn ạ, em gửi {anh} thêm một căn cùng tầm giá, bếp rộng hơn.'],
    ['staff', 'house'],
    ['client', 'Căn này nhìn ổn nè, để {anh} bàn với gia đình.'],
  ],
  [
    ['client', 'picture', 'internal'],
    ['client', 'Tường phía sau có vết nứt này, chủ có sửa không em?'],
    ['staff', 'Dạ em xin ảnh để báo chủ. Chủ nói sẽ xử lý trước khi bàn giao ạ.'],
  ],
  [
    ['client', 'Đặt cọc bao nhiêu, bao lâu thì ra công chứng?'],
    ['staff', 'Dạ cọc 5 %, 30 ngày ra công chứng ạ. Thuế phí bên bán lo, {anh} chỉ lo phí công chứng.'],
    ['client', 'Rõ rồi, cảm ơn em.'],
  ],
  [
    ['client', 'Giá thuê có bao gồm phí quản lý chưa em?'],
    ['staff', 'Dạ chưa ạ, phí quản lý 12 nghìn/m² một tháng, giữ xe tính riêng.'],
  ],
  [
    ['staff', 'Dạ {anh} ơi, chủ vừa đồng ý bớt thêm 150 triệu nếu mình cọc trong tuần này ạ.'],
    ['client', 'Vậy hả, để tối {anh} trả lời.'],
  ],
  [
    ['client', 'Khu này có ngập không?'],
    ['staff', 'Dạ không ngập ạ, đường mới nâng nền năm ngoái. Hôm mưa lớn tuần rồi em đi qua vẫn khô.'],
  ],
  [
    ['client', 'Phòng ngủ chính có ban công không em?'],
    ['staff', 'picture', 'bedroom'],
    ['staff', 'Dạ có ạ, ban công nhìn ra hẻm, ảnh em chụp hôm qua.'],
  ],
];

/** Lines with which a talk may end. */
export const endings: readonly ScriptLine[] = [
  ['client', 'Cảm ơn em nhiều.'],
  ['staff', 'Dạ không có gì ạ, {anh} cần gì cứ nhắn em nhé.'],
  ['client', 'Để {anh} bàn với gia đình rồi báo lại.'],
  ['staff', 'Dạ vâng, em giữ thông tin cho {anh} ạ.'],
];

/** What nobody has answered yet, in three conversations. */
export const unanswered: readonly (readonly string[])[] = [
  ['Căn này còn không em?', '{Anh} thấy hình đẹp quá.', 'Cho {anh} xin giờ xem nhà.', 'Em rảnh thì gọi {anh} nhé.'],
  ['{Anh} muốn hẹn xem lúc 5 giờ chiều.', 'Chủ nhà có ở đó không em?'],
  ['Giá thuê có thương lượng không em?'],
];

/** What the two locked conversations end with. */
export const beforeLock: readonly string[] = [
  'Vay tín chấp lãi suất thấp, duyệt trong ngày, không cần thế chấp!!!',
  'Bên mình nhận chạy quảng cáo cho môi giới, cam kết 50 khách một tuần.',
];

export interface ScriptReply {
  shortcut: string;
  title: string;
  text: string;
}

export const companyReplies: readonly ScriptReply[] = [
  { shortcut: 'chào', title: 'Chào khách', text: 'Dạ em chào {anh_chi} {ten}, em có thể giúp gì cho {anh_chi} ạ?' },
  { shortcut: 'hẹn', title: 'Hẹn xem nhà', text: 'Dạ em hẹn {anh_chi} {ten} xem nhà lúc 15:00 hôm nay nhé.' },
  {
    shortcut: 'hẹnlại',
    title: 'Đổi giờ hẹn',
    text: 'Dạ giờ đó chủ nhà bận, {anh_chi} tiện dời sang 16:30 được không ạ?',
  },
  {
    shortcut: 'hẹnvideo',
    title: 'Xem nhà qua video',
    text: 'Nếu {anh_chi} chưa ghé được, em gọi video dẫn {anh_chi} xem từng phòng nhé.',
  },
  { shortcut: 'sổ', title: 'Pháp lý', text: 'Dạ nhà có sổ hồng riêng, hoàn công đầy đủ, công chứng trong ngày ạ.' },
  {
    shortcut: 'vay',
    title: 'Hỗ trợ vay',
    text: 'Dạ ngân hàng hỗ trợ vay khoảng 70 % giá trị, bên em làm hồ sơ miễn phí cho {anh_chi} ạ.',
  },
  { shortcut: 'cảmơn', title: 'Cảm ơn khách', text: 'Dạ em cảm ơn {anh_chi} {ten}. {anh_chi} cần gì cứ nhắn em nhé.' },
];

export const ownReplies: readonly ScriptReply[] = [
  { shortcut: 'duyên', title: 'Tự giới thiệu', text: 'Dạ em là Duyên, chăm sóc khách hàng của Tổ Ấm ạ.' },
  { shortcut: 'bận', title: 'Xin chờ', text: 'Dạ {anh_chi} chờ em ít phút, em kiểm tra rồi báo lại ngay ạ.' },
];
