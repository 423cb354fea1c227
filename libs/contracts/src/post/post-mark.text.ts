import type { ShownPostState } from '@toam/domain/post/shown-post-state';
import { postStateText } from './post.text';

/** What a mark says: no post, where it stands, or that the portal has something else than the house says now. */
export type PostSign = ShownPostState | 'none' | 'drift';

/** The first letter of a channel: what it is called where there is no room. Mockups 37, 38. */
export const channelLetter = (name: string): string => name.trim().charAt(0).toLocaleUpperCase('vi');

const sign: Record<PostSign, string> = { ...postStateText, drift: 'Khác hồ sơ' };

/** A house's marks, one per channel. Mockup 38. */
export const postMarkText = {
  column: 'Tin đăng',
  legend: 'Ký hiệu tin đăng',
  sign,
  /** 'Batdongsan: lỗi, 09:46 hôm nay' */
  said: (channel: string, of: PostSign, when: string | null) =>
    [`${channel}: ${sign[of].toLocaleLowerCase('vi')}`, when].filter(Boolean).join(', '),
  today: (clock: string) => `${clock} hôm nay`,
  lastDay: (day: string) => `Ngày cuối ${day}`,
  drift: 'Mở tin để cập nhật.',
  open: 'Bấm để mở tin',
  post: 'Bấm để đăng tin',
  more: (count: number) => `+${count}`,
  failed: 'Không tải được tin đăng. Bấm để tải lại',
} as const;
