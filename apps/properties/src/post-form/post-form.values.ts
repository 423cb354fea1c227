import type { DataOf, InputOf } from '@toam/contracts/endpoint';
import { createPosts, type readPostForm } from '@toam/contracts/post/post.endpoints';
import type { PostTariff } from '@toam/contracts/post/post-setting.endpoints';
import { ownWords, type PostMark } from '@toam/contracts/post/post.schema';
import { portalText } from '@toam/contracts/portal/portal.text';
import { postText } from '@toam/contracts/post/post.text';
import { findingInWords } from '@toam/contracts/post/post-preflight.text';
import { HouseStatus } from '@toam/domain/house/house-values';
import { AlonhadatNews, type BatdongsanNews, isBatdongsanDays, type Portal } from '@toam/domain/post/portal';
import { type Finding, preflight } from '@toam/domain/post/portal-rules';
import { choiceFaults, tariffsOn, totalOf, unitCounts, type TariffUnit, unitOf } from '@toam/domain/post/post-money';
import type { ShownImage } from '@toam/domain/record/field';
import { z } from 'zod';

export type PostStart = DataOf<typeof readPostForm>;
export type StartChannel = PostStart['channels'][number];

/** What the form's rules look at besides its values. */
export interface PostGround {
  start: PostStart;
  tariffs: readonly PostTariff[];
  /** In Vietnam. */
  today: string;
}

/** The fields as the screen shows them, with the names of the wire. */
export interface PostValues {
  channel_ids: number[];
  type_news: AlonhadatNews;
  type_news_day: number | null;
  type_news_value: number | null;
  batdongsan_type_news: BatdongsanNews;
  batdongsan_type_news_days: number | null;
  title: string;
  text: string;
  address_post: string;
  images: ShownImage[];
}

/** Why a channel can't be chosen. */
export type Block = 'closed' | 'account' | 'there';

/** Standings of a post that a new one may replace, or that never went up. C8 */
const replaceable: readonly PostMark['standing'][] = ['over', 'failed', 'removed'];

export function blockOf({ channel, account, mark }: StartChannel): Block | null {
  if (mark && !replaceable.includes(mark.standing)) return 'there';
  if (channel.status === 0) return 'closed';
  return channel.portal !== null && account === null ? 'account' : null;
}

const isFree = (one: StartChannel) => blockOf(one) === null;

export const amountsOf = ({ tariffs, today }: PostGround, unit: TariffUnit): number[] =>
  tariffsOn(tariffs, { portal: 'alonhadat', unit, day: today }).map(({ amount }) => amount);

/** What a new post says and buys, if nobody changes anything: the house's words and defaults, on every portal that it may go to. */
export function beginPost({ content, pictures, defaults, channels }: PostStart): PostValues {
  const shown = new Map(pictures.map(({ bytes: _, ...picture }) => [picture.id, picture]));
  return {
    channel_ids: channels.filter((one) => one.channel.portal !== null && isFree(one)).map(({ channel }) => channel.id),
    type_news: defaults.type_news,
    type_news_day: defaults.type_news_day,
    type_news_value: defaults.type_news_value,
    batdongsan_type_news: defaults.batdongsan_type_news as BatdongsanNews,
    batdongsan_type_news_days: defaults.batdongsan_type_news_days,
    ...{ title: content.title ?? '', text: content.text ?? '', address_post: content.address },
    images: content.images.flatMap((id) => shown.get(id) ?? []),
  };
}

/** The portals among the chosen channels. */
export const portalsOf = ({ channel_ids }: PostValues, { channels }: PostStart): Portal[] =>
  channels.flatMap(({ channel: { id, portal } }) => (portal && channel_ids.includes(id) ? [portal] : []));

/** What it costs. `hasUnpriced`: a portal without a tariff is among them. */
export function costOf(values: PostValues, { start }: PostGround) {
  const portals = portalsOf(values, start);
  return {
    posts: values.channel_ids.length,
    total: portals.includes('alonhadat') ? totalOf(values) : 0,
    hasUnpriced: portals.includes('batdongsan'),
  };
}

/** One thing that portals would refuse. */
export interface FoundFault {
  finding: Finding;
  words: string;
  portals: Portal[];
}

/** What the chosen portals would refuse, each once. */
export function faultsOf(values: PostValues, { start }: PostGround): FoundFault[] {
  const bytes = new Map(start.pictures.map((picture) => [picture.id, picture.bytes]));
  const images = values.images.map(({ id }) => id);
  const content = {
    ...start.content,
    ...{ title: values.title, text: values.text, address: values.address_post, images },
  };
  const found = new Map<string, FoundFault>();
  for (const portal of portalsOf(values, start))
    for (const finding of preflight(content, images.map((id) => bytes.get(id) ?? 0), start.rules[portal])) {
      const words = findingInWords(finding);
      const known = found.get(words);
      if (known) known.portals.push(portal);
      else found.set(words, { finding, words, portals: [portal] });
    } // prettier-ignore
  return [...found.values()];
}

/** Fields of a post that have a field of the form. What else is missing is put right at the house. */
export const ownFields = { title: 'title', text: 'text', address: 'address_post', images: 'images' } as const;
export const isOwnField = (field: string): field is keyof typeof ownFields => field in ownFields;

type Issue = [field: keyof PostValues, message: string];

function moneyIssues(values: PostValues, { tariffs, today, start }: PostGround): Issue[] {
  const portals = portalsOf(values, start);
  const issues: Issue[] = [];
  const unit = unitOf(values.type_news);
  if (portals.includes('alonhadat') && unit) {
    const { type_news_day, type_news_value } = choiceFaults(values, tariffs, today);
    const { min, max } = unitCounts[unit];
    if (type_news_day) issues.push(['type_news_day', postText.countWrong(unit, min, max)]);
    if (type_news_value) issues.push(['type_news_value', postText.tierWrong(unit, type_news_value.amounts)]);
  }
  if (portals.includes('batdongsan') && !isBatdongsanDays(values.batdongsan_type_news_days ?? Number.NaN))
    issues.push(['batdongsan_type_news_days', postText.daysWrong]);
  return issues;
}

/** Why a chosen channel can't be chosen any more: a draft may be older than its channels. */
function channelIssue({ channel, ...one }: StartChannel): string | null {
  switch (blockOf({ channel, ...one })) {
    case 'there':
      return postText.alreadyThere(channel.name);
    case 'closed':
      return postText.channelOff(channel.name);
    case 'account':
      return postText.accountMissing(channel.portal ?? channel.name);
    case null:
      return null;
  }
}

function channelIssues({ channel_ids }: PostValues, { start: { channels, house } }: PostGround): Issue[] {
  const messages: (string | null)[] = [];
  if (channel_ids.length === 0) messages.push(postText.channelsRequired);
  if (house.status !== HouseStatus.onSale) messages.push(postText.houseStopped);
  if (!house.into_money) messages.push(postText.priceRequired);
  for (const id of channel_ids) {
    const one = channels.find(({ channel }) => channel.id === id);
    messages.push(one ? channelIssue(one) : postText.channelUnknown);
  }
  return messages.flatMap((message): Issue[] => (message === null ? [] : [['channel_ids', message]]));
}

function wordIssues(values: PostValues, ground: PostGround): Issue[] {
  const issues: Issue[] = [];
  for (const field of ['title', 'text', 'address_post'] as const) {
    const read = ownWords[field].safeParse(values[field]);
    if (!read.success) issues.push([field, read.error.issues[0]?.message ?? '']);
  }
  const known = new Set(ground.start.pictures.map(({ id }) => id));
  if (values.images.some(({ id }) => !known.has(id))) issues.push(['images', postText.foreignImage]);
  for (const { finding, words, portals } of faultsOf(values, ground)) {
    const names = portals.map((portal) => portalText.title[portal]).join(', ');
    issues.push([isOwnField(finding.field) ? ownFields[finding.field] : 'channel_ids', `${names}: ${words}`]);
  }
  return issues;
}

/** The rules of the API and of the chosen portals, field by field. */
export const postSchemaOf = (ground: PostGround) =>
  z.custom<PostValues>().superRefine((values, context) => {
    const issues = [...channelIssues(values, ground), ...moneyIssues(values, ground), ...wordIssues(values, ground)];
    for (const [field, message] of issues) context.addIssue({ code: 'custom', path: [field], message });
  });

/** The body of new posts. Words that are as the house has them are left out: the post goes on following the house. */
export function newPosts(values: PostValues, ground: PostGround): InputOf<typeof createPosts>['body'] {
  const { start } = ground;
  const begin = beginPost(start);
  const portals = portalsOf(values, start);
  const { type_news, type_news_day, type_news_value, batdongsan_type_news, batdongsan_type_news_days } = values;
  const isNormal = type_news === AlonhadatNews.normal;
  const own = (['title', 'text', 'address_post'] as const).filter((field) => values[field] !== begin[field]);
  const ids = (images: readonly ShownImage[]) => images.map(({ id }) => id);
  const isReordered = ids(values.images).join() !== ids(begin.images).join();
  return createPosts.body.parse({
    ...{ house_id: start.house.id, channel_ids: values.channel_ids },
    ...(portals.includes('alonhadat') && {
      type_news,
      type_news_day: isNormal ? null : type_news_day,
      type_news_value: isNormal ? null : type_news_value,
    }),
    ...(portals.includes('batdongsan') && { batdongsan_type_news, batdongsan_type_news_days }),
    ...Object.fromEntries(own.map((field) => [field, values[field]])),
    ...(isReordered && { images: ids(values.images) }),
  });
}
