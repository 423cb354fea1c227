import { random } from '@toam/domain/random';
import { sql } from 'drizzle-orm';
import { db } from '../db/db';
import { testApp } from '../testing/test-app';
import { firstRows } from './first-rows';
import { RowSet } from './row-set';
import { readPlains } from './table-rows.queries';
import { TextColumn } from './text-column';

testApp();

const run = (statement: ReturnType<typeof sql>) => db().execute(statement);

test('a text with any sign reads as in the database', async () => {
  const signs = Array.from({ length: 0x10000 }, (_, point) => point).filter(
    (point) => point > 0 && (point < 0xd800 || point > 0xdfff),
  );
  const texts = [
    ...signs.map((point) => `Nhà ${String.fromCodePoint(point)}b`),
    '1️⃣ Đất',
    'u\u0309\u0302 Ậ a\u0323\u0302',
    'İstanbul',
    '🏠',
  ];
  const column = new TextColumn(texts.length);
  for (const [row, text] of texts.entries()) column.put(row, text);
  const odd = column.takeOdd();
  column.readAs(await readPlains(run, odd));
  const reads = await readPlains(run, texts);
  const differing = texts.filter((text, row) => column.plainOf(row) !== reads.get(text));
  expect(differing).toEqual([]);
  expect(odd).not.toContain('Nhà ộb');
  expect(odd).not.toContain('Nhà 7b');
});

test('texts stand in the order of code points, also with signs of two units, also those that come later', async () => {
  const r = random(30);
  const pieces = ['a', 'ｆ', '🏠', '\ue000', 'ậ', '𝄞', '9', '\ud7ff', ''];
  const text = () => r.pick(pieces) + r.pick(pieces) + r.pick(pieces);
  const texts = Array.from({ length: 1500 }, text);
  const column = new TextColumn(texts.length);
  const rows = RowSet.empty(texts.length);
  for (const [row, text] of texts.entries()) {
    column.put(row, text);
    rows.add(row);
    if (row === 1200) column.settle(rows.copy());
    if (row % 300 === 0) column.keys();
  }
  const { rows: sorted } = await db().execute<{ row: number }>(sql`
    select (row - 1)::int as row from unnest(${sql.param(texts)}::text[]) with ordinality as t(text, row) order by text collate "C", row`);
  const directions = { direction: 'asc', ties: 'asc' } as const;
  for (const keys of [column.keys(), { ...column.keys(), parts: undefined as never }])
    expect(firstRows(rows, texts.length, keys, directions, 0, texts.length)).toEqual(sorted.map(({ row }) => row));
});
