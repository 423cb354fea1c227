import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataOf } from '@toam/contracts/endpoint';
import type { readHousePosts } from '@toam/contracts/post/post.endpoints';
import type { PostRow, PostChannel } from '@toam/contracts/post/post.schema';
import { useLiveBursts } from '@toam/live/live-burst';
import {
  Bone,
  Button,
  Card,
  Cell,
  EmptyState,
  formatNumber,
  Grid,
  onPress,
  Row,
  ScreenState,
  Stack,
  Text,
  useIsPhone,
} from '@toam/ui/core';
import { ArrowsLeftRightIcon, PlusIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { housePostsText as text } from './house-posts.text';
import { paths } from '../paths';
import { PostEvents } from '../post/post-events';
import { mayTake } from '../post/post-steps';
import { postQueries } from '../post/post.queries';
import { PostLegend } from '../post-marks';
import { SandboxNote, ChannelLetter } from '../post/post-signs';
import { useBulkRun } from '../post/use-bulk-run';
import { HousePostCard } from './house-post-card';

const PostBulkDialog = onPress(() => import('../post/post-bulk.dialog'));

type HousePosts = DataOf<typeof readHousePosts>;

/** 'Tin đăng': a house on each channel, why it stands so, what it cost, and what became of it. Brief 4 §7; mockup 38b. */
export default function PostsTab({ houseId }: { houseId: number }) {
  const queries = useQueryClient();
  const posts = useQuery(postQueries.ofHouse(houseId));
  // A post that nobody here knows may be a new one of this house.
  useLiveBursts(['post'], () => {
    void queries.invalidateQueries({ queryKey: postQueries.ofHouse(houseId).queryKey });
    void queries.invalidateQueries({ queryKey: postQueries.history(houseId).queryKey });
  });
  return (
    <Stack gap={16} top={14}>
      <ScreenState query={posts} skeleton={<PostsSkeleton />}>
        {(found) => <Posts houseId={houseId} found={found} />}
      </ScreenState>
    </Stack>
  );
}

/** A channel that the house is not posted on. Nothing new goes to a closed one. */
function EmptyChannel({ channel, houseId }: { channel: PostChannel; houseId: number }) {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const isOpen = channel.status === 1;
  return (
    <Row as="li" gap={12} padY={10}>
      <ChannelLetter name={channel.name} />
      <Cell>
        <Text weight={500} ellipsis title={channel.name}>
          {channel.name}
        </Text>
        <Text size={12} tone="text2">
          {text.notPosted[isOpen ? channel.kind : 'off']}
        </Text>
      </Cell>
      {isOpen && (
        <Button
          size={isPhone ? 'large' : 'middle'}
          aria-label={text.postOn(channel.name)}
          onClick={() => void navigate(paths.postHouse(houseId))}
        >
          {text.post}
        </Button>
      )}
    </Row>
  );
}

function Posts({ houseId, found }: { houseId: number; found: HousePosts }) {
  const { channels, gateway } = found;
  const rows = channels.flatMap(({ post }) => post ?? []);
  const without = channels.filter(({ post }) => post === null);
  const drifted = rows.filter(mayTake.update);
  if (channels.length === 0) return <EmptyState reason={text.noChannels} />;
  return (
    <>
      <Row gap={8} justify="between">
        <h2>{text.title}</h2>
        <PostButton houseId={houseId} />
      </Row>
      <SandboxNote gateway={gateway} />
      <DriftedPosts rows={drifted} />
      {rows.length > 0 ? (
        <Grid columns={rows.length === 1 ? 1 : [2, 1]} gap={12}>
          {rows.map((row) => (
            <HousePostCard key={row.id} row={row} isMain={drifted.length === 1 && row === drifted[0]} />
          ))}
        </Grid>
      ) : (
        <Text tone="text2">{text.noPosts}</Text>
      )}
      {without.length > 0 && (
        <Card as="ul" padX={16} padY={4} divided>
          {without.map(({ channel }) => (
            <EmptyChannel key={channel.id} channel={channel} houseId={houseId} />
          ))}
        </Card>
      )}
      <Money found={found} />
      <PostEvents houseId={houseId} />
      <PostLegend channels={channels.map(({ channel }) => channel)} />
    </>
  );
}

function PostButton({ houseId }: { houseId: number }) {
  const navigate = useNavigate();
  return (
    <Button
      size={useIsPhone() ? 'large' : 'middle'}
      icon={<PlusIcon size={16} />}
      onClick={() => void navigate(paths.postHouse(houseId))}
    >
      {text.post}
    </Button>
  );
}

/** Several posts that differ from the house are updated at once. @param rows those that the person may update */
function DriftedPosts({ rows }: { rows: readonly PostRow[] }) {
  const isPhone = useIsPhone();
  const bulk = useBulkRun(() => undefined);
  return (
    <>
      {rows.length > 1 && (
        <Row as="section" gap={12} padX={12} padY={8} radius={8} background="warningTint" phone="stack">
          <Row gap={8} flex={1} size={13} tone="warning">
            <ArrowsLeftRightIcon size={16} />
            <Cell>
              <Text weight={600}>{text.drifted(rows.length)}</Text>
              <Text size={12} tone="text2">
                {text.driftedNote}
              </Text>
            </Cell>
          </Row>
          <Button type="primary" size={isPhone ? 'large' : 'middle'} onClick={() => bulk.ask('update', rows)}>
            {text.updateAll(rows.length)}
          </Button>
        </Row>
      )}
      {bulk.run && <PostBulkDialog bulk={bulk} run={bulk.run} onClose={bulk.close} />}
    </>
  );
}

/** What all posts of the house cost that went up, and how often one went up or failed. D53 */
const Money = ({ found: { spent, unpriced, posted_times, failed_times } }: { found: HousePosts }) => (
  <Card as="section" gap={10} aria-label={text.money.title}>
    <h2>{text.money.title}</h2>
    <Grid as="dl" columns="2fr 1fr 1fr" gap={12}>
      <Figure label={text.money.spent} note={unpriced > 0 && text.money.unpriced(unpriced)}>
        {text.money.amount(spent)}
      </Figure>
      <Figure label={text.money.posted}>{text.money.times(formatNumber(posted_times))}</Figure>
      <Figure label={text.money.failed}>{text.money.times(formatNumber(failed_times))}</Figure>
    </Grid>
  </Card>
);

const Figure = ({ label, note, children }: { label: string; note?: string | false; children: string }) => (
  <Stack>
    <Text as="dt" size={12} tone="text2">
      {label}
    </Text>
    <Row as="dd" gap={8} align="baseline" wrap>
      <Text size={16} weight={600}>
        {children}
      </Text>
      {note && (
        <Text size={12} tone="text2">
          {note}
        </Text>
      )}
    </Row>
  </Stack>
);

/** Two cards of a channel. */
const PostsSkeleton = () => (
  <Grid columns={[2, 1]} gap={12} aria-busy>
    {[0, 1].map((card) => (
      <Card key={card} gap={12}>
        <Row gap={10}>
          <Bone width={28} height={28} />
          <Cell gap={6}>
            <Bone width="40%" height={14} />
            <Bone width="70%" height={12} />
          </Cell>
        </Row>
        <Bone width="100%" height={44} />
        <Bone width={120} height={32} />
      </Card>
    ))}
  </Grid>
);
