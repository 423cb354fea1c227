import type { CommunityPost } from '@toam/contracts/dashboard/community.endpoints';

/** A house in the feed, shared by an agent five minutes ago, unless said otherwise. */
export const aCommunityPost = (differing: Partial<CommunityPost> = {}): CommunityPost => ({
  id: 12486,
  title: 'Nhà phố hẻm xe hơi, 4 tầng mới xây',
  address: '148/12 Nguyễn Văn Đậu, Phường 11, Bình Thạnh',
  description: 'Nhà mới hoàn thiện, hẻm nhựa 5 m.',
  purpose: 0,
  property_type: 2,
  into_money: 8_650_000_000,
  area: 62,
  user: { id: 8, name: 'Lê Hoàng Phúc', avatar: null },
  shared_at: Math.floor(Date.now() / 1000) - 300,
  images: [],
  likes_count: 18,
  comments_count: 6,
  liked: false,
  web: 0,
  commercial_url: null,
  ...differing,
});
