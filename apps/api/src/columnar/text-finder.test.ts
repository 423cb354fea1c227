import { random } from '@toam/domain/random';
import { TextFinder } from './text-finder';

test('a part is found in texts that came early and late, each once', () => {
  const r = random(7);
  const finder = new TextFinder();
  const texts: string[] = [];
  for (let round = 0; round < 40; round += 1) {
    for (let n = r.whole(0, 120); n > 0; n -= 1) {
      const text = `${r.pick(['nv', 'an', 'anan', ''])}${r.whole(0, 5000)}`;
      texts.push(text);
      finder.add(text);
    }
    for (const part of ['a', 'an', 'n1', '0', '77', 'x', String(r.whole(0, 5000))])
      expect(finder.with(part).toSorted()).toEqual(texts.filter((text) => text.includes(part)).toSorted());
  }
  expect(texts.length).toBeGreaterThan(2000);
});
