import { random } from '@toam/domain/random';
import { TextFinder } from './text-finder';

test('a part is found in texts that came early and late, each once', () => {
  const r = random(7);
  const finder = new TextFinder();
  const texts: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    for (let n = r.whole(0, 120); n > 0; n -= 1) {
      const text = `${r.pick(['nv', 'an', 'anan', '', 'n\nv'])}${r.whole(0, 5000)}`;
      texts.push(text);
      finder.add(text);
    }
    for (const part of ['a', 'an', 'n1', '0', '77', 'x', 'n\nv', '1\n', '\n', '', String(r.whole(0, 5000))])
      expect(finder.with(part)).toEqual([...texts.keys()].filter((n) => texts[n]!.includes(part)));
  }
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.map((_, n) => finder.at(n))).toEqual(texts);
});

test('a text that was added since the last search may be replaced', () => {
  const finder = new TextFinder();
  finder.add('12 m²');
  finder.add('an');
  finder.replace(0, '12 m2');
  expect([finder.with('m2'), finder.with('²'), finder.count]).toEqual([[0], [], 2]);
});
