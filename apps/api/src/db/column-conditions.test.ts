import { sql } from 'drizzle-orm';
import { testDatabase } from '../testing/database';
import { contains } from './column-conditions';
import { db } from './db';

testDatabase();

const long =
  'nha 4 tang be tong cot thep, tang tret co phong khach va bep, san thuong truoc sau. phap ly 100%, gia_tot';
const houses = '🏠'.repeat(30);

test.each([
  ['a word', long, 'bep', true],
  ['two letters', long, 'be', true],
  ['nothing of it', long, 'biet thu', false],
  ['all of a long text', long, long, true],
  ['the most of it', `truoc ${long} sau`, long.slice(4), true],
  ['both ends of a long text, but not what is between them', long.replace('bep', 'kho'), long, false],
  ['a long text but its last letter', long.slice(0, -1), long, false],
  ['a long text with a wildcard for a letter', long.replace('100%', '1000'), long.replace('gia_tot', 'gia tot'), false],
  ['signs of two units, as many as two ends have, or fewer', houses, houses, true],
  ['more of them', `${houses}${houses}`, `${houses}🏠`, true],
])('a text contains %s', async (_, text, part, isThere) => {
  const { rows } = await db().execute(sql`select ${contains(sql`${text}::text`, part)} as found`);
  expect(rows).toEqual([{ found: isThere }]);
});
