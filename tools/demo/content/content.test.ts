import { articleText } from '@toam/contracts/article/article-text';
import { createBlog } from '@toam/contracts/blog/blog.endpoints';
import { createArticle } from '@toam/contracts/knowledge/knowledge.endpoints';
import { createProject } from '@toam/contracts/project/project.endpoints';
import { askQuestion } from '@toam/contracts/project/question.endpoints';
import { articleToPlain, imagesOfArticle } from '@toam/domain/article/article-text';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { phonesIn } from '@toam/domain/phone';
import { demoBrokerage } from '../brokerage';
import { demoProjects } from '../houses/projects';
import { gallery, pictureNamed } from '../pictures';
import { articleOf, readEntries } from './markdown';

const now = new Date('2026-11-20T04:00:00Z');
const { content } = demoBrokerage('small', now);
const { news, articles, projects } = content;
const remarks = [...articles.flatMap((article) => article.remarks), ...projects.flatMap(({ questions }) => questions)];

/** Everything that people read, each text by itself. */
const texts: { at: string; text: string }[] = [
  ...news.map(({ title, content: text }) => ({ at: title, text: `${title}\n${articleToPlain(text)}` })),
  ...articles.flatMap(({ states, edit, reason }) =>
    [...states, ...(edit ? [edit] : [])].map((state) => ({
      at: state.title,
      text: [state.title, articleToPlain(state.content), reason ?? ''].join('\n'),
    })),
  ),
  ...projects.map(({ name, content: text, descriptions, key_word }) => ({
    at: name,
    text: [articleToPlain(text), descriptions, key_word].join('\n'),
  })),
  ...remarks.map(({ text }) => ({ at: text.slice(0, 30), text })),
  ...projects.flatMap(({ questions }) =>
    questions.flatMap(({ answer }) => (answer ? { at: 'answer', text: answer.text } : [])),
  ),
];
const textsWith = (pattern: RegExp) =>
  texts.flatMap(({ at, text }) => (pattern.test(text) ? `${at}: ${pattern.exec(text)![0]}` : []));

test('there is as much as the brief says, in every state', () => {
  expect([news.length, content.columns.length, articles.length, projects.length]).toEqual([18, 5, 45, 24]);
  const ofStatus = (status: ArticleStatus) => articles.filter((article) => article.status === status).length;
  expect([ofStatus(ArticleStatus.waiting), ofStatus(ArticleStatus.refused)]).toEqual([4, 2]);
  expect(articles.filter(({ edit }) => edit)).toHaveLength(1);
  expect(articles.flatMap((article) => article.remarks)).toHaveLength(60);
  const questions = projects.flatMap((project) => project.questions);
  expect([questions.length, questions.filter(({ answer }) => answer).length]).toEqual([14, 10]);
  expect(new Set(news.map(({ type }) => type))).toEqual(new Set([1, 2, 3, null]));
  expect(content.columns.map((_, column) => articles.filter((article) => article.column === column).length)).toEqual([9, 9, 9, 9, 9]); // prettier-ignore
  expect(projects.map(({ name }) => name).sort()).toEqual(demoProjects.map(({ name }) => name).sort());
});

test('articles have versions, and days of a look that have come and that have not', () => {
  expect(articles.filter(({ states }) => states.length > 1).length).toBeGreaterThan(3);
  const today = '2026-11-20';
  const days = articles.flatMap(({ review, status }) => (review && status === ArticleStatus.posted ? [review] : []));
  expect(days.filter((day) => day < today).length).toBeGreaterThan(3);
  expect(days.filter((day) => day > today).length).toBeGreaterThan(20);
  for (const { status, reason, decided } of articles) {
    expect(reason !== null).toBe(status === ArticleStatus.refused);
    expect(decided === null).toBe(status === ArticleStatus.waiting);
  }
});

test('the API would take every text', () => {
  for (const { title, type, content: text } of news)
    if (type !== null) createBlog.body.parse({ title, type, content: text, cover: 1 });
  for (const { states, edit, column, pictures } of articles)
    for (const { title, content: text } of [...states, ...(edit ? [edit] : [])]) {
      createArticle.body.parse({ title, content: text, type_id: column + 1 });
      expect(Math.max(0, ...imagesOfArticle(text))).toBeLessThanOrEqual(pictures.length);
    }
  for (const { name, content: text, descriptions, key_word, shown, questions } of projects) {
    const images = Array.from({ length: shown }, (_, at) => at + 1);
    createProject.body.parse({ name, content: text, descriptions, key_word, images });
    for (const { text: asked } of questions) askQuestion.body.parse({ content: asked });
  }
});

test('nothing was written in the future, nor said about a text before it was there', () => {
  for (const { created, states, remarks: said, edit, decided } of articles) {
    const times = states.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const { at } of said) expect(at.getTime()).toBeGreaterThan(created.getTime());
    const latest = Math.max(
      ...times,
      ...said.map(({ at }) => at.getTime()),
      decided?.getTime() ?? 0,
      edit?.at.getTime() ?? 0,
    );
    expect(latest).toBeLessThan(now.getTime());
  }
  for (const { questions } of projects)
    for (const { at, answer } of questions) {
      expect(at.getTime()).toBeLessThan(now.getTime());
      if (answer) expect(answer.at.getTime()).toBeGreaterThan(at.getTime());
    }
});

test('the long articles are worth reading, the short ones are short', () => {
  const words = articles.map(({ states }) => articleToPlain(states.at(-1)!.content).split(/\s+/).length);
  expect(Math.max(...words)).toBeLessThanOrEqual(700);
  expect(words.filter((count) => count >= 250).length).toBeGreaterThanOrEqual(20);
});

// docs/words.md
test.each([
  [
    'a telephone number (D125)',
    { test: (text: string) => phonesIn(text).length > 0, exec: (text: string) => phonesIn(text) },
  ],
  ['a dash for a comma', /[–—]| - /],
  ['a line of Vietnamese without its marks', /^(?=.*[a-z]{2,}.* [a-z]{2,}.* [a-z]{2,}.* [a-z]{2,})[\x20-\x7e]+$/m],
  ['straight quotes', /"/],
  ['the old spelling', /[Tt]ỉ lệ|\btỉ\b|xóa|hủy|khóa|tùy|thủy|hóa |tòa|thỏa|hòa\b|ủy /],
  ['another word', /ô tô|[Bb]ản ghi|trang web|kho hàng| bởi /],
  ['three dots', /\.\.\./],
])('no text has %s', (_name, pattern) => {
  expect(textsWith(pattern as RegExp)).toEqual([]);
});

describe('Markdown', () => {
  test('what an article has not is refused by its name', () => {
    const [entry] = readEntries('news.md');
    const quotation = [{ type: 'blockquote', children: [] }];
    expect(() => articleOf(quotation, () => 1)).toThrow('blockquote');
    expect(articleText.safeParse(articleOf(entry!.body, () => 1)).success).toBe(true);
  });

  test('a picture that the demo has not is refused', () => {
    expect(pictureNamed(gallery(), 'living-1').name).toBe('phong-khach.webp');
    expect(() => pictureNamed(gallery(), 'cellar-9')).toThrow('cellar-9');
  });
});
