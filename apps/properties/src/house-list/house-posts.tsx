import { useUser } from '@toam/auth/session';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { postMarkText } from '@toam/contracts/post/post-mark.text';
import { allows } from '@toam/domain/access';
import { Row, useIsPhone } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { createContext, useContext } from 'react';
import { PostLegend, PostMarks } from '../post-marks';
import { type HouseMarks, usePostMarks } from '../post-marks.queries';

/** The marks of the list's houses; null for those who may not see posts. Columns are constants and take nothing from the screen. */
export const ListedPosts = createContext<HouseMarks | null>(null);

/** How the house stands on each channel. */
export function PostsCell({ house }: { house: HouseRow }) {
  const marks = useContext(ListedPosts);
  return marks && <PostMarks houseId={house.id} marks={marks} inList />;
}

export const postsKey = 'posts';

/** Room for two marks side by side, and for two lines of them. */
export const postsColumn: ListColumn<HouseRow> = {
  ...{ key: postsKey, title: postMarkText.column, width: 84, shape: 'tag' },
  render: (house) => <PostsCell house={house} />,
};

interface Listed {
  pages: readonly { list: readonly HouseRow[] }[];
  /** The columns that are shown. */
  columns: readonly { key: string }[];
  isMap: boolean;
}

/** Reads the marks of what is listed: for those who may see posts, and while a column or a phone's card shows them. */
export function useListedPosts({ pages, columns, isMap }: Listed): HouseMarks | null {
  const isPhone = useIsPhone();
  const isShown = allows('posts', useUser()) && !isMap && (isPhone || columns.some(({ key }) => key === postsKey));
  const marks = usePostMarks(isShown ? pages.map(({ list }) => list.map(({ id }) => id)) : []);
  return isShown ? marks : null;
}

/** Below the table: what letters and signs mean. Mockup 38. */
export const PostsFoot = ({ posts }: { posts: HouseMarks }) => (
  <Row flex="none" padX={16} padY={8} edge="topSoft">
    <PostLegend channels={posts.channels} />
  </Row>
);
