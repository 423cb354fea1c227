import { foreignIn, hostileMaker, nestedText, type StoredNode } from '@toam/contracts/article/hostile-articles.fixture';
import { articleTextText } from '@toam/contracts/article/article-text.text';
import { random } from '@toam/domain/random';
import { db } from '../../db/db';
import { anAdmin } from '../../testing/an-actor';
import { insertColumn, insertUpload } from '../../testing/insert-content';
import { insertSession, insertUser } from '../../testing/insert-user';
import { testApp, withSession } from '../../testing/test-app';
import { blogs } from '../blogs/blog.schema';
import { articles } from '../knowledge/knowledge.schema';
import { projects } from '../projects/project.schema';

const { app } = testApp();

/** To repeat a run, write the number in its title here. */
const seed = Math.floor(Math.random() * 2 ** 31);
const admin = anAdmin({ id: 2 });

/** A body that names __proto__ is refused as a whole; as a string it gets through. */
const asSent = (content: unknown): unknown => {
  const written = JSON.stringify(content);
  return written.includes('"__proto__":') ? written : content;
};

test(`500 hostile documents: stored is only what the schema names (seed ${seed})`, async () => {
  await insertUser(admin);
  const me = withSession(await insertSession(admin.id));
  const type_id = (await insertColumn()).id;
  const make = hostileMaker(random(seed));
  const writers = [
    (content: unknown) => me.post('/knowledge', { title: 'Bài', type_id, content }),
    async (content: unknown) => {
      const body = { name: `Dự án ${Math.random()}`, images: [await insertUpload(2)], content };
      return me.post('/project/detail', body);
    },
    async (content: unknown) =>
      me.post('/blog/detail', { title: 'Tin', type: 1, cover: await insertUpload(2), content }),
  ];
  const answers: Record<number, number> = {};
  for (let at = 0; at < 500; at += 1) {
    const reply = await writers[at % 3]!(asSent(make(at)));
    answers[reply.statusCode] = (answers[reply.statusCode] ?? 0) + 1;
    const sentence = expect.stringMatching(/^\p{Lu}.*[^.]$/u) as string;
    if (reply.statusCode === 422) expect(reply.json().errors).toEqual({ content: sentence });
  }
  const stored = (
    await Promise.all([articles, projects, blogs].map((table) => db().select({ text: table.content }).from(table)))
  ).flat();
  expect(stored.length).toBe(answers[200]);
  expect(stored.length).toBeGreaterThan(20);
  for (const { text } of stored) expect(foreignIn(text as unknown as StoredNode)).toEqual([]);
  // those of 2 MB
  expect(answers[413]).toBe(5);
  expect(Object.keys(answers)).toEqual(['200', '413', '422']);
}, 120_000);

test('10,000 levels in the body itself are refused, too', async () => {
  await insertUser(admin);
  const type_id = (await insertColumn()).id;
  const body = `{"title":"Bài","type_id":${type_id},"content":${nestedText(10_000)}}`;
  const headers = { authorization: `Bearer ${await insertSession(admin.id)}`, 'content-type': 'application/json' };
  const reply = await app().inject({ method: 'POST', url: '/api/knowledge', headers, payload: body });
  expect([reply.statusCode, reply.json().errors]).toEqual([422, { content: articleTextText.tooDeep }]);
});
