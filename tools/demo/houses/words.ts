import type { RichText, RichTextBlock } from '@toam/domain/rich-text';
import { shortenWords } from '@toam/domain/rich-text';
import type { Random } from '@toam/domain/random';
import { HouseClass, PropertyType } from './kinds';

/** The data that the texts of a house mention. */
export interface Spoken {
  type: PropertyType;
  house_type: HouseClass;
  purpose: 0 | 1;
  street: string;
  ward: string;
  district: string;
  project: string | null;
  block: string | null;
  floors: number;
  bedrooms: number;
  width: number | null;
  area: number;
  direction: string;
  wideStreet: number;
}

const number = (value: number) => value.toLocaleString('vi-VN', { maximumFractionDigits: 2 });

/** 'Quận Bình Thạnh' → 'Bình Thạnh': people leave out 'Quận' if the district has a name. */
const spoken = (district: string) => district.replace(/^(Quận|Huyện) (?=\D)/, '');

const lane: Record<HouseClass, string> = {
  [HouseClass.front]: 'mặt tiền',
  [HouseClass.carAlley]: 'hẻm xe hơi',
  [HouseClass.trikeAlley]: 'hẻm ba gác',
  [HouseClass.bikeAlley]: 'hẻm xe máy',
  [HouseClass.corner]: 'góc hai mặt tiền',
  [HouseClass.compound]: 'khu nội bộ',
  [HouseClass.block]: 'trong dự án',
};

const build = (s: Spoken) => (s.floors > 1 ? `${s.floors} tầng` : 'một trệt');

const titles: Record<PropertyType, ReadonlyArray<(s: Spoken) => string>> = {
  [PropertyType.townHouse]: [
    (s) => `Nhà phố ${lane[s.house_type]} ${s.street}, ${build(s)}`,
    (s) => `Nhà ${lane[s.house_type]} ${s.street}, ngang ${number(s.width ?? 4)} m, ${s.bedrooms} phòng ngủ`,
    (s) => `Nhà ${build(s)} mới xây, ${lane[s.house_type]}, ${spoken(s.district)}`,
    (s) => `Nhà phố ${spoken(s.district)}, ${build(s)}, hướng ${s.direction}`,
    (s) => `Nhà ${build(s)} gần ${s.street}, dọn vào ở ngay`,
    (s) => `Nhà đẹp ${s.ward}, ${build(s)}, ${number(s.area)} m²`,
  ],
  [PropertyType.apartment]: [
    (s) => `Căn hộ ${s.project ?? s.street} ${s.bedrooms}PN, ${number(s.area)} m²`,
    (s) => `Căn hộ ${s.project ?? s.street} ${s.bedrooms}PN, ban công ${s.direction}`,
    (s) => `${s.project ?? `Chung cư ${s.street}`} ${s.bedrooms} phòng ngủ, đủ nội thất`,
    (s) => `Căn góc ${s.project ?? s.street}, ${s.bedrooms}PN, tầng đẹp`,
    (s) => `Căn hộ ${s.bedrooms}PN ${s.project ?? s.street}, view thoáng`,
  ],
  [PropertyType.lowHouse]: [
    (s) => `Nhà cấp 4 ${lane[s.house_type]} ${s.street}, tiện xây mới`,
    (s) => `Nhà nhỏ ${s.ward}, ${number(s.area)} m², ${spoken(s.district)}`,
    (s) => `Nhà cấp 4 gần ${s.street}, sân trước thoáng`,
  ],
  [PropertyType.land]: [
    (s) => `Đất thổ cư ${s.street}, ngang ${number(s.width ?? 5)} m`,
    (s) => `Lô đất ${lane[s.house_type]} ${s.ward}, ${number(s.area)} m²`,
    (s) => `Đất nền ${spoken(s.district)}, gần ${s.street}, xây tự do`,
  ],
  [PropertyType.villa]: [
    (s) => `Biệt thự sân vườn ${s.ward}, ${build(s)}`,
    (s) => `Biệt thự ${spoken(s.district)}, hồ bơi riêng, ${s.bedrooms} phòng ngủ`,
    (s) => `Biệt thự đơn lập ${s.street}, ${number(s.area)} m²`,
    (s) => `Biệt thự ${lane[s.house_type]} ${s.street}, hướng ${s.direction}`,
  ],
  [PropertyType.shophouse]: [
    (s) => `Nguyên căn ${lane[s.house_type]} ${s.street}, tiện kinh doanh`,
    (s) => `Shophouse ${s.street}, ${build(s)}, ngang ${number(s.width ?? 5)} m`,
    (s) => `Nhà mặt phố ${s.street}, vị trí sầm uất`,
  ],
  [PropertyType.office]: [
    (s) => `Toà nhà văn phòng ${s.street}, ${s.floors} tầng, thang máy`,
    (s) => `Văn phòng ${lane[s.house_type]} ${s.street}, bàn giao ngay`,
  ],
  [PropertyType.warehouse]: [
    (s) => `Kho xưởng ${s.ward}, ${number(s.area)} m², xe tải vào tận nơi`,
    (s) => `Nhà xưởng gần ${s.street}, điện ba pha`,
  ],
  [PropertyType.rooms]: [
    (s) => `Căn hộ dịch vụ ${s.street}, ${s.bedrooms} phòng khép kín`,
    (s) => `Nhà trọ ${s.ward}, ${s.bedrooms} phòng, luôn kín khách`,
  ],
};

export const titleOf = (r: Random, s: Spoken): string => shortenWords(r.pick(titles[s.type])(s), 120);

const near = [
  'chợ và siêu thị trong vòng 500 m',
  'trường học các cấp cách vài phút đi bộ',
  'bệnh viện quận gần kề',
  'công viên cây xanh đối diện',
  'trạm metro và nhiều tuyến xe buýt',
  'ra trung tâm chỉ 15 phút',
  'quán cà phê, ngân hàng ngay đầu đường',
  'cách sân bay Tân Sơn Nhất 10 phút',
  'gần Giga Mall và Phạm Văn Đồng',
  'bờ kè thoáng mát, đi bộ buổi sáng',
] as const;
const charms = {
  home: [
    'Khu dân trí cao, an ninh, hàng xóm thân thiện.',
    'Khu vực yên tĩnh, không quy hoạch, xây dựng kiên cố.',
    'Nội thất gỗ cao cấp, chủ để lại toàn bộ.',
    'Nhà mới sơn sửa, chỉ việc dọn vào ở.',
    'Trước nhà thông thoáng, không ngập, xe máy ra vào thoải mái.',
  ],
  flat: [
    'Toà nhà có hồ bơi, phòng tập, khu vui chơi trẻ em và an ninh 24/7.',
    'Căn đã hoàn thiện nội thất gỗ, máy lạnh đầy đủ.',
    'Ban quản lý chuyên nghiệp, hầm xe rộng, thang máy nhanh.',
    'Tầng trung, thoáng mát, không bị nắng chiều.',
  ],
  land: [
    'Khu dân cư hiện hữu, xung quanh đã xây kín.',
    'Đường trước đất thông, không ngập, không lộ giới.',
    'Thích hợp xây nhà ở, phòng trọ hoặc để dành.',
  ],
  trade: [
    'Vị trí sầm uất, lượng người qua lại đông cả ngày.',
    'Vỉa hè rộng, có chỗ đậu xe cho khách.',
    'Thiết kế mở, trần cao, dễ chia mặt bằng.',
  ],
} as const;

const charmsOf = (type: PropertyType) => {
  if (type === PropertyType.apartment) return charms.flat;
  if (type === PropertyType.land) return charms.land;
  return type === PropertyType.shophouse || type === PropertyType.office || type === PropertyType.warehouse
    ? charms.trade
    : charms.home;
};
const law = [
  'Pháp lý chuẩn, công chứng ngay trong ngày.',
  'Sổ hồng riêng, hoàn công đầy đủ, ngân hàng hỗ trợ vay 70 %.',
  'Chủ chính đứng tên, thương lượng nhanh, gọn.',
  'Sổ vuông vức, không lộ giới, không tranh chấp.',
] as const;

const paragraph = (text: string, bold = false): RichTextBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(bold ? { marks: [{ type: 'bold' as const }] } : {}) }],
});
const bullets = (lines: readonly string[]): RichTextBlock => ({
  type: 'bulletList',
  content: lines.map((line) => ({ type: 'listItem' as const, content: [paragraph(line)] })),
});

function layout(s: Spoken): string {
  if (s.type === PropertyType.land)
    return `Đất vuông vức, ngang ${number(s.width ?? 5)} m, nền cao ráo, điện nước đầy đủ, xây dựng tự do.`;
  if (s.type === PropertyType.apartment)
    return `Căn hộ ${number(s.area)} m² gồm ${s.bedrooms} phòng ngủ, phòng khách liền bếp, ban công hướng ${s.direction} đón gió.`;
  if (s.type === PropertyType.warehouse)
    return `Nhà xưởng ${number(s.area)} m², trần cao, nền chịu lực, có văn phòng và khu sinh hoạt riêng.`;
  const rest = s.bedrooms > 0 ? `${s.bedrooms} phòng ngủ, phòng nào cũng có cửa sổ` : 'mặt sàn thông thoáng, dễ bố trí';
  return s.floors > 1
    ? `Kết cấu ${s.floors} tầng bê tông cốt thép: tầng trệt có phòng khách và bếp, các tầng trên gồm ${rest}, sân thượng trước sau.`
    : `Nhà một tầng gồm phòng khách, bếp, ${rest}, sân trước để xe.`;
}

/** A title inside a sentence starts with a small letter, unless it starts with a name. */
const inSentence = (title: string, project: string | null) =>
  project && title.startsWith(project) ? title : title.replace(/^./, (first) => first.toLocaleLowerCase('vi'));

/** The public description: three or four paragraphs and a list of places nearby. */
export function descriptionOf(r: Random, s: Spoken): RichText {
  const place = s.project
    ? `tại dự án ${s.project}, ${s.ward}, ${s.district}`
    : `trên đường ${s.street}, ${s.ward}, ${s.district}`;
  const what = s.purpose === 1 ? 'Cho thuê' : 'Cần bán';
  return {
    type: 'doc',
    content: [
      paragraph(`${what} ${inSentence(r.pick(titles[s.type])(s), s.project)} ${place}.`, r.chance(0.4)),
      paragraph(`${layout(s)} Đường trước nhà rộng ${number(s.wideStreet)} m. ${r.pick<string>(charmsOf(s.type))}`),
      paragraph('Tiện ích xung quanh:'),
      bullets(r.some(near, r.whole(3, 5)).map((line) => line.replace(/^./, (first) => first.toLocaleUpperCase('vi')))),
      paragraph(
        `${r.pick(law)} ${s.purpose === 1 ? 'Hợp đồng dài hạn, ưu tiên khách giữ gìn nhà cửa.' : 'Xem nhà 24/7, giá còn thương lượng cho khách thiện chí.'}`,
      ),
    ],
  };
}

/** At most 160 characters (specification 1 §9). */
export const shortDescription = (r: Random, s: Spoken): string => shortenWords(`${layout(s)} ${r.pick(law)}`, 155);

export const keyWord = (s: Spoken): string =>
  shortenWords(
    `${s.purpose === 1 ? 'cho thuê' : 'bán'} ${s.project ? `căn hộ ${s.project}` : `nhà ${s.street}`} ${spoken(s.district)}`.toLocaleLowerCase(
      'vi',
    ),
    120,
  );

const secrets = [
  'Chủ cần tiền trước Tết, giá chốt còn thương lượng khoảng 2 – 3 %.',
  'Báo trước 30 phút khi dẫn khách, chủ ở nhà buổi sáng.',
  'Chìa khoá gửi bảo vệ, gọi anh Tư để lấy.',
  'Chủ khó tính, chỉ dẫn khách đã xác nhận tài chính.',
  'Đang cho thuê đến hết quý sau, khách mua phải tiếp nhận hợp đồng.',
  'Hoa hồng chốt thêm 20 triệu nếu công chứng trong tháng.',
  'Sổ đang thế chấp ngân hàng, giải chấp trong 7 ngày.',
  'Hai anh em đồng sở hữu, cần hẹn trước một ngày để cả hai cùng gặp.',
] as const;

export const internalNote = (r: Random): RichText => ({
  type: 'doc',
  content: r.some(secrets, r.whole(1, 2)).map((line) => paragraph(line)),
});

export const stopReasons = [
  'Chủ đã bán qua kênh khác',
  'Chủ đổi ý, giữ lại cho con',
  'Đã cho thuê dài hạn',
  'Chủ tăng giá, tạm ngưng để thương lượng lại',
  'Đang tranh chấp ranh đất, chờ giải quyết',
  'Giao dịch thành công qua công ty',
] as const;
export const rejectReasons = [
  'Ảnh mờ, vui lòng chụp lại phòng khách và mặt tiền',
  'Giá chưa khớp với tin đã đăng trước đó',
  'Thiếu ảnh sổ trong phần tài liệu nội bộ',
  'Tiêu đề chưa nêu rõ loại đường, vui lòng sửa lại',
  'Trùng địa chỉ với một BĐS đang mở bán',
  'Mô tả còn số điện thoại của chủ nhà, vui lòng bỏ đi',
] as const;
export const webRejectReasons = [
  'Ảnh bìa có người, cần đổi ảnh khác trước khi lên web',
  'Mô tả ngắn còn lỗi chính tả',
  'Thiếu hướng nhà trong mô tả',
] as const;
