import type { InputOf } from '@toam/contracts/endpoint';
import type { createPosts } from '@toam/contracts/post/post.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { postText } from '@toam/contracts/post/post.text';
import { findingInWords } from '@toam/contracts/post/post-preflight.text';
import { batdongsanDefaults, AlonhadatNews, type Portal } from '@toam/domain/post/portal';
import { hideHouseNumbers } from '@toam/domain/house/house-numbers';
import { type Finding, preflight } from '@toam/domain/post/portal-rules';
import { composePost, type OwnWords } from '@toam/domain/post/post-content';
import { type AlonhadatChoice, choiceFaults, totalOf, unitCounts } from '@toam/domain/post/post-money';
import { HttpError } from '../../http-error';
import type { HouseToPost } from '../houses/posting/posted-house.reads';
import { readPortalRules } from './portal-rules';
import type { Post } from './post.schema';
import { readTariffs } from './tariffs';
import { today } from './post-serializer';

export type GivenFields = Partial<Omit<InputOf<typeof createPosts>['body'], 'house_id' | 'channel_ids'>>;
type Errors = Record<string, string>;

/** What was chosen to be bought, and what it costs. */
export type News = Pick<
  Post,
  'type_news' | 'type_news_day' | 'type_news_value' | 'total' | 'batdongsan_type_news' | 'batdongsan_type_news_days'
>;

/** The choice of a new post: what is given, else what the house has as its defaults. */
const firstNews = (house: HouseToPost): Omit<News, 'total'> => ({
  type_news: ([0, 1, 2] as const).find((news) => news === house.type_news) ?? AlonhadatNews.normal,
  type_news_day: house.type_news_day,
  type_news_value: house.type_news_value,
  batdongsan_type_news:
    ([0, 1, 2, 3, 4, 5] as const).find((news) => news === house.batdongsan_type_news) ?? batdongsanDefaults.news,
  batdongsan_type_news_days: house.batdongsan_type_news_days,
});

const given = <Value>(value: Value | undefined, otherwise: Value): Value => (value === undefined ? otherwise : value);

const isSameChoice = (one: AlonhadatChoice, other: AlonhadatChoice): boolean =>
  one.type_news === other.type_news &&
  one.type_news_day === other.type_news_day &&
  one.type_news_value === other.type_news_value;

/** What is bought on a channel. @param before of a post that is changed @param errors gets what can't be bought */
export async function newsOf(
  portal: Portal | null,
  fields: GivenFields,
  { house, before, errors }: { house: HouseToPost; before?: News; errors: Errors },
): Promise<News> {
  const first = before ?? firstNews(house);
  const type_news = given(fields.type_news, first.type_news);
  const isNormal = type_news === AlonhadatNews.normal;
  const choice = {
    type_news,
    type_news_day: isNormal ? null : given(fields.type_news_day, first.type_news_day),
    type_news_value: isNormal ? null : given(fields.type_news_value, first.type_news_value),
  };
  const batdongsan = {
    batdongsan_type_news: given(fields.batdongsan_type_news, first.batdongsan_type_news),
    batdongsan_type_news_days: given(fields.batdongsan_type_news_days, first.batdongsan_type_news_days),
  };
  if (portal === null) return { ...choice, ...batdongsan, total: 0 };
  if (portal === 'batdongsan') return { ...choice, ...batdongsan, total: null };
  // a later tariff never changes what was bought
  if (before && isSameChoice(before, choice)) return { ...choice, ...batdongsan, total: before.total };
  const faults = choiceFaults(choice, await readTariffs(), today());
  if (faults.type_news_day) {
    const { unit } = faults.type_news_day;
    errors.type_news_day = postText.countWrong(unit, unitCounts[unit].min, unitCounts[unit].max);
  }
  if (faults.type_news_value) {
    const unit = type_news === AlonhadatNews.vipMonth ? 'month' : 'day';
    errors.type_news_value = postText.tierWrong(unit, faults.type_news_value.amounts);
  }
  return { ...choice, ...batdongsan, total: totalOf(choice) };
}

/** Words for this post alone. What says the same as the house is none: it follows the house. @param errors gets foreign pictures */
export function ownOf(fields: GivenFields, house: HouseToPost, before: OwnWords, errors: Errors): OwnWords {
  const wanted: OwnWords = {
    title: given(fields.title, before.title),
    text: given(fields.text, before.text),
    address: given(fields.address_post, before.address),
    images: given(fields.images, before.images),
  };
  const { title, text, images } = house.posted;
  if (fields.images?.some((id) => !images.includes(id))) errors.images = postText.foreignImage;
  const isOwn = {
    title: wanted.title !== title,
    text: wanted.text !== text,
    address: wanted.address !== composePost(house.posted, {}).address,
    images: wanted.images?.join() !== images.join(),
  };
  const stored = (['title', 'text', 'address', 'images'] as const).filter((name) => isOwn[name] && wanted[name]);
  return Object.fromEntries(stored.map((name) => [name, wanted[name]])) as OwnWords;
}

/** A finding without the number that it found: the words are the house's, and who posts it may not see its owner's. D125 */
export const toldFinding = (finding: Finding): string => hideHouseNumbers(findingInWords(finding));

/** What a portal would refuse, by the field; the first of each. */
export async function preflightErrors(portal: Portal | null, house: HouseToPost, own: OwnWords): Promise<Errors> {
  if (portal === null) return {};
  const content = composePost(house.posted, own);
  const bytes = new Map(house.pictures.map((picture) => [picture.id, picture.bytes]));
  const errors: Errors = {};
  for (const finding of preflight(
    content,
    content.images.map((id) => bytes.get(id) ?? 0),
    (await readPortalRules())[portal],
  ))
    errors[finding.field] ??= toldFinding(finding);
  return errors;
}

/** @throws HttpError invalid with all that is wrong */
export function refuseErrors(errors: Errors): void {
  if (Object.keys(errors).length > 0)
    throw new HttpError('invalid', Object.values(errors)[0] ?? commonText.invalid, { errors });
}
