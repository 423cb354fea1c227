import { demoSize } from './demo-size';

test.each([
  [{}, 'full'],
  [{ DEMO: '' }, 'full'],
  [{ DEMO: 'small' }, 'small'],
  [{ DEMO: '0' }, null],
  [{ NODE_ENV: 'production' }, null],
  [{ NODE_ENV: 'production', DEMO: '1' }, 'full'],
])('%j asks for %s', (env, size) => expect(demoSize(env)).toBe(size));

test('anything else is one clear line', () => expect(() => demoSize({ DEMO: 'yes' })).toThrow(/^DEMO [^\n]+$/));
