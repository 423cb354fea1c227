import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** What everybody uses, what concerns one noun, and what the screens of each app say. */
const files = [
  ...readdirSync(join(root, 'libs/contracts/src/texts')).map((name) => `libs/contracts/src/texts/${name}`),
  ...['apps', 'libs']
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}/src`))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((name) => name.endsWith('.text.ts')),
];

/** Each file of the catalogue without its comments, which quote what a text replaced. */
const catalogue = files
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, lines: withoutComments(readFileSync(join(root, name), 'utf8')).split('\n') }));

test('texts of nouns and of screens are read, too', () => {
  assert.ok(files.includes('apps/crm/src/customer/customer-page.text.ts'));
  assert.ok(files.includes('libs/contracts/src/customer/customer.text.ts'));
});

const linesWith = (pattern) =>
  catalogue.flatMap(({ name, lines }) =>
    lines.filter((line) => pattern.test(line)).map((line) => `${name}: ${line.trim()}`),
  );

// docs/words.md, 'For whoever writes texts next'
for (const [rule, pattern] of [
  ['a name stands in “ ”', /[`'][^`']*"(?:\$\{|[^"]*[À-ỹ])/],
  ['a right is ‘chỉ … mới được’', /'Chỉ (?!.* mới )[^']*(?:viên|Admin|người [^']+?) (?:được|nhập được|thấy) /],
  ['n of m is n/m or ‘trong’', /\$\{[^}]+\} trên \$\{(?:all|total|of)\b/],
  ['a record is a hồ sơ or has its own name', /[Bb]ản ghi\b/],
  ['who answers for a record is ‘phụ trách’', /chăm sóc|[Gg]iao phụ trách/],
  ['the administrator is a person', /quản trị (?:duyệt|chi nhánh)|sau khi Admin (?!duyệt\.',$)/],
  ['the web is not the website', /trang web thương mại|BĐS[^']*website/],
  ['a hidden number is ‘đã ẩn’', /[Ss]ố[^'`]*(?:được|bị) ẩn(?! với)/],
  ['tỷ, tỷ lệ, Thứ Hai', /[Tt]ỉ lệ|\btỉ\b|[Tt]hứ (?:hai|ba|tư|năm|sáu|bảy)\b/],
  ['copying is ‘sao chép’', /'Chép |[Đđ]ã chép|lòng chép/],
  ['nobody acts ‘bởi’', / bởi /],
  ['a car is a xe hơi', /ô tô/],
]) {
  test(rule, () => assert.deepEqual(linesWith(pattern), []));
}
