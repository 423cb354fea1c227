import { random } from '@toam/domain/random';
import { TextFinder } from './text-finder';

test.each([
  ['one string', undefined],
  ['several strings', 500],
])('a part is found in texts that came early and late, each once, in %s', (_, room) => {
  const r = random(7);
  const finder = new TextFinder(room);
  const texts: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    for (let n = r.whole(0, 120); n > 0; n -= 1) {
      const text = `${r.pick(['nv', 'an', 'anan', '', 'n\nv'])}${r.pick(['', r.whole(0, 5000)])}`;
      texts.push(text);
      finder.add(text);
    }
    if (r.chance(0.1)) finder.join();
    for (const part of ['a', 'an', 'n1', '0', '77', 'x', 'n\nv', '1\n', '\n', '', String(r.whole(0, 5000))])
      expect(finder.with(part)).toEqual([...texts.keys()].filter((n) => texts[n]!.includes(part)));
  }
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.map((_text, n) => finder.at(n))).toEqual(texts);
  expect(finder.count).toBe(texts.length);
});

test('a text that was added since the last search may be replaced', () => {
  const finder = new TextFinder();
  finder.add('an');
  finder.join();
  finder.add('12 m²');
  finder.replace(1, '12 m2');
  expect([finder.with('m2'), finder.with('²'), finder.count]).toEqual([[1], [], 2]);
});
