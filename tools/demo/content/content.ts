import { articleText } from '@toam/contracts/article/article-text';
import { isAdmin, Role } from '@toam/domain/actor';
import type { ArticleText } from '@toam/domain/article/article-text';
import type { BlogType } from '@toam/domain/blog/blog.record';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import type { Random } from '@toam/domain/random';
import type { Calendar } from '../calendar';
import type { DemoStaff } from '../people/accounts';
import { type Gallery, type Picture, pictureNamed } from '../pictures';
import { articleOf, type Entry, readEntries, type Said } from './markdown';

/** A record with texts. In `content`, 1 is the first of `pictures`. People are indexes of the staff. */
export interface Written {
  author: number;
  created: Date;
  pictures: Picture[];
}

export interface DemoNews extends Written {
  title: string;
  /** Null: news of the old system. */
  type: BlogType | null;
  /** Its cover is the first picture. */
  content: ArticleText;
}

export interface DemoProjectPage extends Written {
  name: string;
  descriptions: string;
  key_word: string;
  content: ArticleText;
  /** How many of the pictures, from the first, are its gallery. */
  shown: number;
  questions: (DemoRemark & { answer: DemoRemark | null })[];
}

export interface DemoRemark {
  author: number;
  at: Date;
  text: string;
}

/** An article, or an edit of one, as it was written at this time. */
export interface DemoState {
  title: string;
  content: ArticleText;
  at: Date;
}

export interface DemoArticle extends Written {
  column: number;
  keeper: number;
  /** YYYY-MM-DD */
  review: string | null;
  status: ArticleStatus;
  reason: string | null;
  decided: Date | null;
  hasCover: boolean;
  /** An admin's article is posted at once. D65 */
  byAdmin: boolean;
  /** As it was posted, the oldest first; of what waits or was refused the one text. */
  states: DemoState[];
  edit: DemoState | null;
  remarks: DemoRemark[];
}

export interface DemoContent {
  news: DemoNews[];
  columns: readonly { name: string }[];
  articles: DemoArticle[];
  projects: DemoProjectPage[];
}

/** The columns of the knowledge board in their order, and the files of their articles. */
export const demoColumns = [
  { name: 'Pháp lý và giấy tờ', file: 'knowledge/papers.md' },
  { name: 'Cọc, công chứng, thuế phí', file: 'knowledge/closing.md' },
  { name: 'Chủ nhà và tin đăng', file: 'knowledge/listings.md' },
  { name: 'Khách mua, khách thuê', file: 'knowledge/customers.md' },
  { name: 'Nghề và cách làm việc', file: 'knowledge/trade.md' },
];

interface Around {
  staff: readonly DemoStaff[];
  calendar: Calendar;
  pictures: Gallery;
}

/** Turns names and days of the files into people and moments. */
function reader(r: Random, { staff, calendar, pictures }: Around) {
  const colleagues = staff.flatMap(({ email, status, busy }, at) =>
    status !== 0 && busy > 0 && !/^(admin|saleadmin|chatstaff)@/.test(email) ? [at] : [],
  );
  const person = (name: string): number => {
    const found =
      name === 'colleague' ? r.pick(colleagues) : staff.findIndex(({ email }) => email === `${name}@toam.vn`);
    if (found < 0) throw new Error(`nobody is called ${name}`);
    return found;
  };
  /** In the working hours of that day. */
  const moment = (ago: number): Date =>
    new Date(Date.parse(`${calendar.day(-ago)}T08:00:00+07:00`) + r.whole(0, 9 * 60) * 60_000);
  const remark = ({ by, ago, text }: Said): DemoRemark => ({ author: person(by), at: moment(ago), text });
  const written = ({ by = 'admin', ago }: Entry['facts']) => ({ author: person(by), created: moment(Number(ago)) });
  return {
    ...{ r, calendar, staff, person, moment, remark, written },
    picture: (name: string) => pictureNamed(pictures, name),
  };
}
type Reader = ReturnType<typeof reader>;

/** Numbers the pictures of one record in the order in which they are first named. */
function numbering(first: readonly string[] = []) {
  const names = [...new Set(first)];
  const numberOf = (name: string) => {
    if (!names.includes(name)) names.push(name);
    return names.indexOf(name) + 1;
  };
  return { names, contentOf: (body: Entry['body']) => articleText.parse(articleOf(body, numberOf)) };
}

function newsOf(read: Reader, { title, facts, body }: Entry): DemoNews {
  const { names, contentOf } = numbering([facts['cover'] ?? '']);
  const content = contentOf(body);
  const type = facts['type'] === 'none' ? null : (Number(facts['type']) as BlogType);
  return { ...read.written(facts), title, type, content, pictures: names.map(read.picture) };
}

function projectOf(read: Reader, { title, facts, body, remarks }: Entry): DemoProjectPage {
  const gallery = (facts['pictures'] ?? '').split(' ');
  const { names, contentOf } = numbering(gallery);
  return {
    ...read.written({ by: 'saleadmin', ...facts }),
    ...{ name: title, descriptions: facts['short'] ?? '', key_word: facts['key'] ?? '', content: contentOf(body) },
    ...{ shown: gallery.length, pictures: names.map(read.picture) },
    questions: remarks.map(({ answer, ...asked }) => ({
      ...read.remark(asked),
      answer: answer && read.remark(answer),
    })),
  };
}

/** Without what stands from the last heading on: the text before it grew. */
const beforeGrowth = (body: Entry['body']): Entry['body'] =>
  body.slice(
    0,
    body.findLastIndex(({ type, depth }) => type === 'heading' && depth === 2),
  );

const statuses = { waiting: ArticleStatus.waiting, refused: ArticleStatus.refused } as const;

/** @param others earlier states of it, and an edit that waits */
function articleFrom(
  read: Reader,
  column: number,
  { title, facts, body, remarks }: Entry,
  others: Entry[],
): DemoArticle {
  const { names, contentOf } = numbering(facts['cover'] ? [facts['cover']] : []);
  const state = (entry: Pick<Entry, 'title' | 'body'>, ago: string | undefined): DemoState => ({
    ...{ title: entry.title, content: contentOf(entry.body), at: read.moment(Number(ago)) },
  });
  const { grew } = facts;
  const older = others.filter(({ facts: { as } }) => as === 'older');
  const edit = others.find(({ facts: { as } }) => as === 'edit');
  const states = [
    ...older.map((entry, at) => state(entry, at === 0 ? facts['ago'] : entry.facts['ago'])),
    ...(grew ? [state({ title, body: beforeGrowth(body) }, facts['ago'])] : []),
    state({ title, body }, grew ?? (older.length > 0 ? facts['changed'] : facts['ago'])),
  ];
  const { author } = read.written(facts);
  const status = statuses[facts['state'] as keyof typeof statuses] ?? ArticleStatus.posted;
  const created = states[0]!.at;
  const byAdmin = isAdmin({ role: read.staff[author]!.role ?? Role.staff });
  const decided = byAdmin ? created : new Date(created.getTime() + read.r.whole(20, 240) * 60_000);
  return {
    ...{ column, author, created, status, states, byAdmin, reason: facts['reason'] ?? null },
    ...{ keeper: facts['keeper'] ? read.person(facts['keeper']) : author, hasCover: facts['cover'] !== undefined },
    review: facts['review'] ? read.calendar.day(Number(facts['review'])) : null,
    decided: status === ArticleStatus.waiting ? null : decided,
    edit: edit ? state(edit, edit.facts['ago']) : null,
    remarks: remarks.map(read.remark),
    pictures: names.map(read.picture),
  };
}

/** Other states of an article stand under it in its file and say what they are. */
function articlesOf(of: (title: string) => Reader, column: number, entries: Entry[]): DemoArticle[] {
  const starts = entries.flatMap(({ facts }, at) => (facts['as'] ? [] : [at]));
  return starts.map((start, at) => {
    const entry = entries[start]!;
    return articleFrom(of(entry.title), column, entry, entries.slice(start + 1, starts[at + 1]));
  });
}

/** What the brokerage's people wrote: pages of projects, news, the knowledge board. The texts stand in the files beside this one. */
export function demoContent(r: Random, around: Around): DemoContent {
  const of = (name: string) => reader(r.fork(name), around);
  return {
    columns: demoColumns,
    news: readEntries('news.md').map((entry) => newsOf(of(entry.title), entry)),
    projects: readEntries('projects.md').map((entry) => projectOf(of(entry.title), entry)),
    articles: demoColumns.flatMap(({ file }, column) => articlesOf(of, column, readEntries(file))),
  };
}
