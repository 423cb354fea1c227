import { openSecret, sealSecret, UnreadableSecret, useSecrets } from './secret-box';

const key = (letter: string) => letter.repeat(40);
const secret = ' mật khẩu ✓ ';
const place = 'alonhadat of 7';

beforeEach(() => useSecrets({ SECRETS_KEY: key('a'), SECRETS_KEYS_BEFORE: [] }));

test('a secret comes back as it was, and looks another way every time it is stored', () => {
  const [first, second] = [sealSecret(secret, place), sealSecret(secret, place)];
  expect([openSecret(first, place), openSecret(second, place)]).toEqual([secret, secret]);
  expect(first).not.toBe(second);
  expect(first).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/);
  expect(Buffer.from(first.split('.')[3]!, 'base64url').includes('mật')).toBe(false);
});

test('whatever was changed on the way fails: the text, its tag, the vector, its end, the way it was made', () => {
  const stored = sealSecret(secret, place);
  const parts = stored.split('.');
  const changed = parts.map((part, at) => {
    const bytes = Buffer.from(part, 'base64url');
    bytes[0]! ^= 1;
    return parts.with(at, at < 2 ? `x${part.slice(1)}` : bytes.toString('base64url')).join('.');
  });
  for (const broken of [...changed, stored.slice(0, -2), 'v1', '', parts.slice(0, 3).join('.')]) {
    expect(() => openSecret(broken, place)).toThrow(UnreadableSecret);
  }
});

test('a row copied to another person or portal opens nowhere', () => {
  const stored = sealSecret(secret, place);
  expect(() => openSecret(stored, 'alonhadat of 8')).toThrow(UnreadableSecret);
  expect(() => openSecret(stored, 'batdongsan of 7')).toThrow(UnreadableSecret);
});

test('after a change of the key the old rows are read as long as the old key is kept, new ones take the new key', () => {
  const old = sealSecret(secret, place);
  useSecrets({ SECRETS_KEY: key('b'), SECRETS_KEYS_BEFORE: [key('a')] });
  expect(openSecret(old, place)).toBe(secret);
  const fresh = sealSecret(secret, place);
  useSecrets({ SECRETS_KEY: key('b'), SECRETS_KEYS_BEFORE: [] });
  expect(openSecret(fresh, place)).toBe(secret);
  expect(() => openSecret(old, place)).toThrow(UnreadableSecret);
});

test('what fails says nothing of the secret', () => {
  const stored = sealSecret(secret, place);
  try {
    openSecret(stored, 'elsewhere');
  } catch (error) {
    expect(JSON.stringify([error, (error as Error).message, (error as Error).cause])).not.toContain(stored.slice(14));
  }
  expect.hasAssertions();
});
