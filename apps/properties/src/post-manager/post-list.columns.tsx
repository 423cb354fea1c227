import type { PostRow } from '@toam/contracts/post/post.schema';
import { postColumnText } from '@toam/contracts/post/post.text';
import { writtenDay } from '@toam/domain/day';
import { Avatar, Cell, formatAgo, NoValue, Row, Stack, Text, TwoLines } from '@toam/ui/core';
import type { ListColumn } from '@toam/ui/list';
import { createContext, useContext } from 'react';
import { postManagerText as text } from '../post/post-manager.text';
import { PostActions } from '../post/post-actions';
import { ChannelName, postName, PostPhoto, Reason } from '../post/post-parts';
import { PostStateTag } from '../post/post-signs';
import { endText, houseLine, momentText, moneyText, newsLines } from '../post/post-words';

/** How a row opens its panel: columns are constants and take nothing from the screen. */
export const OpenPost = createContext<(row: PostRow) => void>(() => undefined);

/** Pictures of a row. Specification 3 §9 */
const pictures = 4;

export function Money({ row }: { row: PostRow }) {
  const money = moneyText(row);
  if (money === null)
    return (
      <TwoLines>
        <NoValue />
        <span>{text.noPrice}</span>
      </TwoLines>
    );
  return (
    <Text weight={row.total === 0 ? 400 : 600} tone={row.total === 0 ? 'text3' : 'text'}>
      {money}
    </Text>
  );
}

/** 'còn 1 ngày', in ochre where it ends soon; what waits has waited, what failed was tried. */
export function TimeWords({ row }: { row: PostRow }) {
  if (row.state === 'failed') return <Text nowrap>{text.tried(row.failed_quantity)}</Text>;
  if (row.state === 'removed') return <Text nowrap>{text.isDown}</Text>;
  if (row.state !== 'posted' && row.state !== 'renewed') return <Text nowrap>{formatAgo(row.updated_at)}</Text>;
  const soon = row.standing === 'endsSoon' && { tone: 'warning' as const, weight: 500 as const };
  return (
    <Text nowrap {...soon}>
      {endText(row)}
    </Text>
  );
}

const HouseCell = ({ row }: { row: PostRow }) => (
  <Row as="span" gap={10} title={row.title ?? row.house.title ?? undefined}>
    <Row as="span" flex="none">
      <PostPhoto row={row} width={52} height={38} />
    </Row>
    <Cell as="span">
      <TwoLines>
        <Text weight={500} ellipsis>
          {postName(row)}
        </Text>
        <span className="ellipsis">{houseLine(row)}</span>
      </TwoLines>
    </Cell>
  </Row>
);

const NewsCell = ({ row }: { row: PostRow }) => {
  const { kind, detail } = newsLines(row);
  return (
    <TwoLines>
      <Text ellipsis>{kind}</Text>
      {detail && <span className="ellipsis">{detail}</span>}
    </TwoLines>
  );
};

const ActionsCell = ({ row }: { row: PostRow }) => <PostActions row={row} onOpen={useContext(OpenPost)} inCell />;

const dayWords = (row: PostRow): string | null => (row.last_day === null ? null : writtenDay(row.last_day).slice(0, 5));

/** Until when it is up; since when it waits; when it failed. */
function firstLine(row: PostRow): string | null {
  if (row.state === 'posted' || row.state === 'renewed' || row.state === 'removed') return dayWords(row);
  return row.state === 'failed' ? momentText(row.updated_at) : text.waited;
}

function TimeCell({ row }: { row: PostRow }) {
  const first = firstLine(row);
  return (
    <TwoLines>
      {first === null ? <NoValue /> : <Text nowrap>{first}</Text>}
      <TimeWords row={row} />
    </TwoLines>
  );
}

/** 1,500 px with the check boxes (specification 3 §9); the first eight fit beside the rail at 1280. Keys are the export's. */
export const postColumns: readonly ListColumn<PostRow>[] = [
  {
    ...{ key: 'address', title: text.house, width: 274, pinned: true, shape: 'photo' },
    render: (row) => <HouseCell row={row} />,
  },
  {
    ...{ key: 'channel', title: postColumnText.channel, width: 132 },
    render: (row) => <ChannelName row={row} withLink />,
  },
  {
    ...{ key: 'news', title: postColumnText.news, width: 132, shape: 'twoLines' },
    render: (row) => <NewsCell row={row} />,
  },
  {
    ...{ key: 'total', title: postColumnText.total, width: 90, align: 'right' },
    render: (row) => <Money row={row} />,
  },
  {
    ...{ key: 'standing', title: postColumnText.standing, width: 260, shape: 'twoLines' },
    render: (row) => (
      <Stack as="span" gap={2} align="start" width="100%">
        <PostStateTag standing={row.standing} />
        <Reason row={row} />
      </Stack>
    ),
  },
  {
    ...{ key: 'last_day', title: text.time, width: 92, align: 'right', shape: 'twoLines' },
    render: (row) => <TimeCell row={row} />,
  },
  {
    ...{ key: 'poster', title: text.poster, width: 70, hideTitle: true, align: 'center', shape: 'avatar' },
    render: ({ user }) => <Avatar id={user.id} name={user.name} image={user.avatar} size={24} />,
  },
  {
    ...{ key: 'actions', title: text.actions, width: 128, hideTitle: true },
    render: (row) => <ActionsCell row={row} />,
  },
  {
    ...{ key: 'pictures', title: text.pictures, width: 196, shape: 'photo' },
    render: (row) =>
      row.house.images.length === 0 ? (
        <NoValue />
      ) : (
        <Row as="span" gap={4}>
          {row.house.images.slice(0, pictures).map(({ id }, at) => (
            <PostPhoto key={id} row={row} at={at} width={36} height={28} />
          ))}
        </Row>
      ),
  },
  {
    ...{ key: 'approver', title: postColumnText.approver, width: 86, align: 'center', shape: 'avatar' },
    render: ({ approver }) =>
      approver ? <Avatar id={approver.id} name={approver.name} image={approver.avatar} size={24} /> : <NoValue />,
  },
];

/** A sheet has no pictures and buttons; second lines of cells follow as columns. */
export const postSheet = {
  leftOut: ['actions', 'pictures'],
  split: {
    address: ['id', 'house_id', 'title', 'price'],
    channel: ['link'],
    news: ['count', 'value'],
    standing: ['error', 'failed_quantity', 'posted_at'],
    approver: ['approved_at', 'created_at'],
  },
};
