import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { dealText } from '@toam/contracts/deal/deal.text';
import { houseSharingText } from '@toam/contracts/house/house-sharing.text';
import { knowledgeText } from '@toam/contracts/knowledge/knowledge.text';
import { postText } from '@toam/contracts/post/post.text';
import { questionText } from '@toam/contracts/project/project.text';
import { portalText } from '@toam/contracts/portal/portal.text';
import { endsSoon } from '@toam/domain/post/post-end';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { db } from '../../apps/api/src/db/db';
import { notifications } from '../../apps/api/src/live/notification.schema';
import { random } from '@toam/domain/random';
import type { Brokerage } from './brokerage';
import type { Calendar } from './calendar';
import type { People } from './fill-houses';
import { accountantOf } from './fill-ledger';
import { demoNotices } from './people/notices';
import { portalOf } from './posts/news';
import { lastDay } from './posts/post-steps';
import { writeInParts } from './rows';

type NewNotice = typeof notifications.$inferInsert & { created_at: Date };

const aboutHouses = (brokerage: Brokerage, people: People, houseIds: readonly number[]): NewNotice[] =>
  demoNotices(random(7), brokerage).map(({ reader, actor, type, house, at, status }) => ({
    user_id: people.staff[reader]!,
    actor_id: people.staff[actor]!,
    type,
    status,
    house_id: houseIds[house]!,
    house_title: brokerage.houses[house]?.row.title ?? '',
    detail: type === NotificationType.approvalDecided ? houseSharingText.notice.approvedPublic : null,
    created_at: at,
  }));

const dayLength = 86_400_000;
/** Days in which somebody hears of a new share, and in which they may not have read it yet. */
const [told, unread] = [40, 3];

/** People hear of their shares. B16. */
const aboutShares = (
  { ledger, staff, calendar, houses }: Brokerage,
  people: People,
  shareIds: readonly number[],
): NewNotice[] =>
  ledger.shares.flatMap((share, at): NewNotice[] => {
    const { recorded, house } = ledger.deals[share.deal]!;
    const { house_number, house_address } = houses[house]!.row;
    const detail = dealText.noticeShared(share.code, `${house_number} ${house_address}`);
    const days = (calendar.now.getTime() - recorded.getTime()) / dayLength;
    if (days > told) return [];
    return [
      {
        ...{ user_id: people.staff[share.staff]!, actor_id: people.staff[accountantOf(staff)]! },
        ...{ type: NotificationType.dealRecorded, subject: 'transaction', subject_id: shareIds[at]! },
        ...{ detail, status: days > unread ? 1 : 0, created_at: recorded },
      },
    ];
  });

const adminOf = (staff: Brokerage['staff']): number => staff.findIndex(({ email }) => email === 'admin@toam.vn');

const statusAt = (at: Date, { now }: Calendar): 0 | 1 => ((now.getTime() - at.getTime()) / dayLength > unread ? 1 : 0);

/** Authors hear of decisions, keepers of the day on which they look again: told already, so that the job does not ring at the start. */
const aboutArticles = ({ content, calendar, staff }: Brokerage, people: People, ids: readonly number[]): NewNotice[] =>
  content.articles.flatMap(({ author, byAdmin, keeper, status, reason, decided, review, states }, at): NewNotice[] => {
    const { title } = states.at(-1)!;
    const about = { subject: 'article' as const, subject_id: ids[at]! };
    const detail =
      status === ArticleStatus.refused ? knowledgeText.refused(title, reason!) : knowledgeText.approved(title);
    const day = review && new Date(`${review}T07:00:00+07:00`);
    return [
      ...(decided && !byAdmin && decided >= calendar.ago(told)
        ? [
            {
              ...{ ...about, detail, type: NotificationType.articleDecided, status: statusAt(decided, calendar) },
              ...{ user_id: people.staff[author]!, actor_id: people.staff[adminOf(staff)]!, created_at: decided },
            },
          ]
        : []),
      ...(day && day <= calendar.now
        ? [
            {
              ...{ ...about, detail: knowledgeText.reviewDue(title), type: NotificationType.reviewDue },
              ...{ user_id: people.staff[keeper]!, status: statusAt(day, calendar), created_at: day },
            },
          ]
        : []),
    ];
  });

/** Whoever asked about a project hears of the answer. D16 */
const aboutQuestions = ({ content, calendar }: Brokerage, people: People, ids: readonly number[]): NewNotice[] =>
  content.projects.flatMap(({ name, questions }, at) =>
    questions.flatMap(({ author, answer }) =>
      answer && answer.at >= calendar.ago(told)
        ? [
            {
              ...{ user_id: people.staff[author]!, actor_id: people.staff[answer.author]!, created_at: answer.at },
              ...{ type: NotificationType.questionAnswered, subject: 'project' as const, subject_id: ids[at]! },
              ...{ detail: questionText.answered(name), status: statusAt(answer.at, calendar) },
            },
          ]
        : [],
    ),
  );

/** Posters hear of what did not go up, and of a house that ended while they have it on a channel of their own. C14 */
const aboutPosts = ({ posts, calendar }: Brokerage, people: People, ids: readonly number[]): NewNotice[] =>
  posts.flatMap(({ channel, poster, state, error, leaving, events }, at): NewNotice[] => {
    const { at: created_at } = events.at(-1)!;
    const portal = portalOf(channel);
    const name = portal ? portalText.title[portal] : channel;
    const detail =
      state === 'failed'
        ? postText.notice.failed(name, error!)
        : state === 'posted' && leaving && postText.notice.takeDownByHand(name, leaving.reason);
    if (!detail || created_at < calendar.ago(told)) return [];
    return [
      {
        ...{ user_id: people.staff[poster]!, type: NotificationType.postFailed, detail, created_at },
        ...{ subject: 'post', subject_id: ids[at]!, status: statusAt(created_at, calendar) },
      },
    ];
  });

/** Who has posts that end in three days was told this morning, or yesterday's if it is early. */
function aboutEnds(
  { posts, calendar }: Brokerage,
  people: People,
  houseIds: readonly number[],
  ids: readonly number[],
): NewNotice[] {
  const ending = posts
    .map((post, at) => ({ post, at, last: lastDay(post, posts) }))
    .filter(({ post, last }) => post.state === 'posted' && !post.leaving && endsSoon(last, calendar.day(0)))
    .filter(({ post }) => posts.every(({ renews }) => renews !== post))
    .toSorted((one, other) => one.last!.localeCompare(other.last!));
  const told = [0, -1].map((day) => new Date(`${calendar.day(day)}T07:05:00+07:00`)).find((at) => at <= calendar.now)!;
  return [...new Set(ending.map(({ post }) => post.poster))].map((poster): NewNotice => {
    const own = ending.filter(({ post }) => post.poster === poster);
    const [{ post, at, last }] = own as [(typeof own)[number]];
    const portal = portalOf(post.channel)!;
    const notice = {
      user_id: people.staff[poster]!,
      type: NotificationType.postsEnd,
      status: 0 as const,
      created_at: told,
    };
    return own.length === 1
      ? {
          ...notice,
          subject: 'post',
          subject_id: ids[at]!,
          detail: postText.ending.one(portalText.title[portal], houseIds[post.house]!, last!),
        }
      : { ...notice, detail: postText.ending.many(own.length, last!) };
  });
}

/** Writes everybody's notifications in the order of their times: lists show them by id. */
export async function insertNotices(
  brokerage: Brokerage,
  people: People,
  ids: Record<'houses' | 'shares' | 'projects' | 'articles' | 'posts', readonly number[]>,
): Promise<void> {
  const notices = [
    ...[...aboutHouses(brokerage, people, ids.houses), ...aboutShares(brokerage, people, ids.shares)],
    ...[...aboutArticles(brokerage, people, ids.articles), ...aboutQuestions(brokerage, people, ids.projects)],
    ...aboutPosts(brokerage, people, ids.posts),
    ...aboutEnds(brokerage, people, ids.houses, ids.posts),
  ];
  notices.sort((one, other) => one.created_at.getTime() - other.created_at.getTime());
  await writeInParts(notices, (part) => db().insert(notifications).values(part));
}
