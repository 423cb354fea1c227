import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { db } from '../../apps/api/src/db/db';
import {
  articleComments,
  articleEdits,
  articleImages,
  articles,
  articleTypes,
  articleVersions,
} from '../../apps/api/src/modules/knowledge/knowledge.schema';
import type { Brokerage } from './brokerage';
import type { DemoArticle, DemoState } from './content/content';
import { inOrderOfTime, storePicturesOf, textColumns, withImages } from './fill-content';
import type { Dimensions } from './fill-media';
import { insertInParts } from './rows';

interface Around {
  staff: readonly number[];
  /** Ids of the columns. */
  columns: readonly number[];
  admin: number;
}

/** An article with its pictures' ids. */
interface Stored {
  article: DemoArticle;
  pictures: readonly number[];
}

const shownState = ({ article, pictures }: Stored, { title, content }: DemoState) => ({
  ...{ title, content: withImages(content, pictures) },
  cover_id: article.hasCover ? pictures[0]! : null,
});

/** The version of each state. An admin's article is posted as it is made, another one is made, then decided. */
const versionsOf = ({ states, byAdmin, status }: DemoArticle) =>
  states.map((state, at) => ({ state, version: at + (byAdmin || status === ArticleStatus.waiting ? 1 : 2) }));

function articleRow(stored: Stored, position: number, { staff, columns, admin }: Around) {
  const { article } = stored;
  const { state, version } = versionsOf(article).at(-1)!;
  const shown = shownState(stored, state);
  const author = staff[article.author]!;
  return {
    ...{ ...shown, ...textColumns(shown.content), version, type_id: columns[article.column]!, position },
    ...{ status: article.status, reason_reject: article.reason, review_on: article.review },
    ...{ user_id: author, keeper_id: staff[article.keeper]!, created_at: article.created },
    ...{ decided_by: article.decided && (article.byAdmin ? author : admin), decided_at: article.decided },
    updated_at: article.states.length > 1 ? state.at : (article.decided ?? article.created),
  };
}

const versionRows = (stored: Stored, article_id: number, { staff }: Around) =>
  stored.article.status === ArticleStatus.posted
    ? versionsOf(stored.article).map(({ state, version }, at) => ({
        ...{ article_id, version, ...shownState(stored, state), user_id: staff[stored.article.author]! },
        created_at: at === 0 ? stored.article.decided! : state.at,
      }))
    : [];

const editRows = (stored: Stored, article_id: number, { staff, columns }: Around) =>
  stored.article.edit
    ? [
        {
          ...{ article_id, ...shownState(stored, stored.article.edit), type_id: columns[stored.article.column]! },
          ...{ user_id: staff[stored.article.author]!, state: 'open' as const, created_at: stored.article.edit.at },
          base_version: versionsOf(stored.article).at(-1)!.version,
        },
      ]
    : [];

async function insertColumns({ content, calendar }: Brokerage): Promise<number[]> {
  const at = calendar.ago(400);
  return insertInParts(
    content.columns.map(({ name }, place) => ({
      type_name: name,
      position: place + 1,
      created_at: at,
      updated_at: at,
    })),
    (part) => db().insert(articleTypes).values(part).returning({ id: articleTypes.id }),
  );
}

async function insertComments(
  list: readonly Stored[],
  ids: readonly number[],
  staff: readonly number[],
): Promise<void> {
  const said = list
    .flatMap(({ article }, at) => article.remarks.map((remark) => ({ ...remark, article_id: ids[at]! })))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await db()
    .insert(articleComments)
    .values(
      said.map(({ article_id, author, at, text }) => ({
        ...{ article_id, user_id: staff[author]!, content: text, created_at: at },
      })),
    );
}

/** The knowledge board, ids in the order of time. @returns them in the order of the brokerage's articles */
export async function insertKnowledge(
  brokerage: Brokerage,
  dimensions: Dimensions,
  staff: readonly number[],
): Promise<number[]> {
  const { articles: asWritten } = brokerage.content;
  const admin = staff[brokerage.staff.findIndex(({ email }) => email === 'admin@toam.vn')]!;
  const around = { staff, admin, columns: await insertColumns(brokerage) };
  const list = inOrderOfTime(asWritten);
  const pictures = await storePicturesOf(list, dimensions, staff);
  const stored = list.map((article, at) => ({ article, pictures: pictures[at]! }));
  // as in the file: the first one is the top of its column
  const rows = stored.map((one) => articleRow(one, asWritten.indexOf(one.article) + 1, around));
  const ids = await insertInParts(rows, (part) => db().insert(articles).values(part).returning({ id: articles.id }));
  await db()
    .insert(articleImages)
    .values(stored.flatMap((one, at) => one.pictures.map((image_id) => ({ article_id: ids[at]!, image_id }))));
  await db()
    .insert(articleVersions)
    .values(stored.flatMap((one, at) => versionRows(one, ids[at]!, around)));
  await db()
    .insert(articleEdits)
    .values(stored.flatMap((one, at) => editRows(one, ids[at]!, around)));
  await insertComments(stored, ids, staff);
  return asWritten.map((article) => ids[list.indexOf(article)]!);
}
