import { isMarketer, Role } from '@toam/domain/actor';
import type { Calendar } from '../calendar';
import type { PlacedHouse } from '../market';
import type { DemoStaff } from '../people/accounts';
import type { Picture } from '../pictures';
import type { Random } from '@toam/domain/random';

/** A comment before it is stored. `{}` in the words is the mentioned person; people are indexes in the brokerage. */
export interface DemoRemark {
  author: number;
  words: string;
  mentioned: number | null;
  picture: Picture | null;
  at: Date;
  isHidden: boolean;
}

export interface DemoThread extends DemoRemark {
  answers: DemoRemark[];
}

/** Likes of a house, and colleagues' comments about it. */
export interface DemoTalk {
  likers: number[];
  threads: DemoThread[];
}

/** A colleague's question, and the agent's answer. */
const exchanges: ReadonlyArray<readonly [string, string]> = [
  ['Nhà còn không anh chị? Em có khách muốn xem cuối tuần này.', 'Còn nhé, em báo trước chủ một tiếng để mở cửa.'],
  ['Giá này chủ còn thương lượng không ạ?', 'Chủ bớt nhẹ cho khách thiện chí, cọc trong tuần.'],
  ['Sổ đã hoàn công chưa anh?', 'Hoàn công đủ rồi, ảnh sổ nằm trong phần ảnh nội bộ.'],
  ['Hẻm trước nhà ô tô vào tới cửa chứ ạ?', 'Ô tô 7 chỗ vào thoải mái, quay đầu cuối hẻm.'],
  ['Em đã dẫn khách xem sáng nay, khách thích tầng trệt nhưng chê bếp hơi nhỏ.', 'Cảm ơn em, để chị nói lại với chủ.'],
  ['Hướng nhà đúng như trên sổ không ạ? Khách em coi phong thuỷ.', 'Đúng theo la bàn, chị đo tại chỗ rồi.'],
  ['Khách hỏi vay ngân hàng được bao nhiêu phần trăm?', 'Ngân hàng định giá khoảng 70 %, hồ sơ mình hỗ trợ.'],
  ['Cuối tháng chủ có nhà không để em hẹn khách ở tỉnh lên?', 'Có, em cứ hẹn sau 9 giờ sáng.'],
];

/** The only comment with a picture. */
const withPicture = 'Em vừa chụp thêm ảnh mặt tiền buổi sáng.';

/** Comments that need no answer. */
const remarks = [
  'Chủ vừa đồng ý bớt 150 triệu nếu cọc trong tuần này.',
  'Nhà thoáng, khu yên tĩnh, gần trường. Khách gia đình trẻ rất hợp.',
  withPicture,
  'Khách của em cọc căn kế bên rồi nên tạm dừng căn này.',
  'Vị trí đẹp, mặt bằng kinh doanh được luôn.',
  'Tham khảo quy hoạch khu này: https://thongtinquyhoach.hochiminhcity.gov.vn',
];

const calls = ['{} xem giúp khách của em với ạ.', '{} căn này hợp khách tuần trước của mình nè.'];

const agreed = ['Dạ em cảm ơn.', 'Ok anh, để em báo khách.', 'Vâng ạ.'];

/** Comments on a house in the community by people who opened it. About half of the houses have none. */
export function talkOf(r: Random, time: Calendar, house: PlacedHouse, staff: DemoStaff[]): DemoTalk {
  const readers = house.views
    .map(({ viewer }) => viewer)
    .filter((viewer) => viewer !== house.agent && !isMarketer({ role: staff[viewer]?.role ?? Role.staff }));
  if (house.row.public_approval !== 1 || readers.length === 0) return { likers: [], threads: [] };
  const likers = r.some(readers, Math.floor(r.between(0, readers.length + 0.99)));
  const count = r.weighted([
    [0, 6],
    [1, 2.6],
    [2, 1.4],
    [4, 0.5],
  ]);
  // nobody repeats a question that is already there
  const [asked, said] = [r.some(exchanges, count), r.some(remarks, count)];
  const threads = asked.map((exchange, at) => threadOf(r, time, house, readers, exchange, said[at]!));
  return { likers, threads };
}

function threadOf(
  r: Random,
  time: Calendar,
  house: PlacedHouse,
  readers: number[],
  [question, answer]: readonly [string, string],
  remark: string,
): DemoThread {
  const at = time.between(r, house.created, time.now);
  const author = r.pick(readers);
  const said = (words: string): DemoThread => {
    const picture = words === withPicture ? (house.publicPictures[0] ?? null) : null;
    return { author, words, mentioned: null, picture, at, isHidden: false, answers: [] };
  };
  if (r.chance(0.45)) return { ...said(remark), isHidden: r.chance(0.06) };
  if (r.chance(0.2)) return { ...said(r.pick(calls)), mentioned: house.agent };
  const soon = (from: Date) => new Date(Math.min(time.now.getTime(), from.getTime() + r.whole(4, 240) * 60_000));
  const plain = { mentioned: null, picture: null, isHidden: false };
  const first = { author: house.agent, words: answer, at: soon(at), ...plain };
  const answers = r.chance(0.75) ? [first] : [];
  if (answers.length > 0 && r.chance(0.5))
    answers.push({ author, words: r.pick(agreed), at: soon(first.at), ...plain });
  return { ...said(question), answers };
}
