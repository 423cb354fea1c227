import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Image } from '@toam/contracts/media/image.schema';
import type { Actor } from '@toam/domain/actor';
import sharp from 'sharp';
import { anActor } from '../../testing/an-actor';
import { anArticle } from '../../testing/insert-content';
import { insertUser } from '../../testing/insert-user';
import { as, testApp } from '../../testing/test-app';

const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-turned-'));
testApp({ env: { DATA_DIR: folder } });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writer = anActor({ id: 8, news_permission: 1, project_permission: 1 });
const colleague = anActor({ id: 9, news_permission: 1, project_permission: 1 });
const agent = anActor({ id: 7 });
beforeEach(async () => {
  for (const person of [writer, colleague, agent]) await insertUser(person);
});

async function upload(actor: Actor): Promise<Image> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)]), 'Ảnh bìa.png');
  return (await as(actor).upload('/house/image', form)).json().data;
}

interface Noun {
  create: (image: number) => Promise<number>;
  read: (id: number) => Promise<Image>;
  change: (id: number, image: number) => Promise<number>;
}
const content = anArticle('Sát sông');
const news: Noun = {
  create: async (cover) => (await as(writer).post('/blog/detail', { title: 'Tin', type: 1, content, cover })).json().data.id, // prettier-ignore
  read: async (id) => (await as(colleague).get(`/blog/detail?blog_id=${id}`)).json().data.cover,
  change: async (blog_id, cover) => (await as(colleague).put('/blog/detail', { blog_id, cover })).statusCode,
};
const project: Noun = {
  create: async (image) => (await as(writer).post('/project/detail', { name: 'The Sun', content, images: [image] })).json().data.project.id, // prettier-ignore
  read: async (id) => (await as(colleague).get(`/project/detail?project_id=${id}`)).json().data.images[0],
  change: async (project_id, image) => (await as(colleague).put('/project/detail', { project_id, images: [image] })).statusCode, // prettier-ignore
};

test.each<[string, Noun]>([
  ['news', news],
  ['a project', project],
])(
  'whoever may edit %s turns its picture: a copy, so that readers see it only once it is saved',
  async (_what, noun) => {
    const image = await upload(writer);
    const id = await noun.create(image.id);
    const turn = (actor: Actor) => as(actor).post('/house/image/rotate', { id: image.id, rotation: 90 });
    expect((await turn(agent)).statusCode).toBe(403);
    const turned: Image = (await turn(colleague)).json().data;
    expect(turned).toMatchObject({ rotation: 90, width: 20, height: 40 });
    expect(await noun.read(id)).toMatchObject({ id: image.id, name: 'Ảnh bìa.png', rotation: 0 });
    expect(await noun.change(id, turned.id)).toBe(200);
    expect(await noun.read(id)).toMatchObject({ id: turned.id, rotation: 90 });
  },
);
