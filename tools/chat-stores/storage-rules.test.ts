import { Moment, type RuleValue, ruleValueOf } from '../firestore-emulator/rules/rule-value';
import { readRules } from '../firestore-emulator/rules/rules';
import type { Identity } from '../firestore-emulator/identity';
import { lan, start, storageRules, stranger, uuid, visitor } from './rules.fixture';

const isAllowed = readRules(storageRules);
const picture = { size: 800_000, contentType: 'image/webp' };

interface Tried {
  who?: Identity | null;
  path?: string;
  file?: object;
  /** What Firestore has counted last. */
  counted?: string | null;
  /** Seconds after the sign-in. */
  seconds?: number;
  method?: 'create' | 'update' | 'get' | 'list' | 'delete';
}

function isTaken({ who = visitor, path = `images/visitor-1/${uuid}`, file = {}, counted = uuid, seconds = 10, method = 'create' }: Tried): boolean {
  const written = ruleValueOf({ ...picture, ...file });
  return isAllowed({
    method,
    path: ['b', 'toam.appspot.com', 'o', ...path.split('/')],
    resource: method === 'create' ? null : written,
    request: new Map<string, RuleValue>([
      ['auth', who && ruleValueOf({ uid: who.uid, token: who.token })],
      ['time', new Moment(BigInt(start + seconds * 1000) * 1000n)],
      ['resource', new Map([...(written as Map<string, RuleValue>)])],
    ]),
    lookups: {
      get: (asked) =>
        asked.join('/') === `databases/(default)/documents/limits/${who?.uid}` && counted !== null
          ? new Map([['data', ruleValueOf({ picture: counted })]])
          : undefined,
      getAfter: () => undefined,
    },
  });
} // prettier-ignore

test.each<[string, boolean, Tried]>([
  ['a visitor’s picture', true, {}],
  ['a colleague’s picture', true, { who: lan, path: `images/7/${uuid}` }],
  ['a JPEG', true, { file: { contentType: 'image/jpeg' } }],
  ['without a sign-in', false, { who: null }],
  ['after the end of the sign-in', false, { seconds: 900 }],
  ['with a sign-in that never ends', false, { who: { ...visitor, token: { ...visitor.token, until: null } } }],
  ['in somebody else’s folder', false, { who: stranger }],
  ['outside the folders', false, { path: `images/${uuid}` }],
  ['elsewhere', false, { path: `files/visitor-1/${uuid}` }],
  ['deeper', false, { path: `images/visitor-1/more/${uuid}` }],
  ['under a name of one’s own', false, { path: 'images/visitor-1/nha.webp' }],
  ['that nobody has counted', false, { counted: null }],
  ['a second one for the same count', false, { counted: uuid.replace(/1$/, '2') }],
  ['of no bytes', false, { file: { size: 0 } }],
  ['of five megabytes', true, { file: { size: 5_000_000 } }],
  ['of more', false, { file: { size: 5_000_001 } }],
  ['an SVG', false, { file: { contentType: 'image/svg+xml' } }],
  ['a page', false, { file: { contentType: 'text/html' } }],
  ['a page that begins like a picture', false, { file: { contentType: 'image/jpeg;text/html' } }],
  ['image/jpg, which is no kind', false, { file: { contentType: 'image/jpg' } }],
  ['a GIF, which nobody draws', false, { file: { contentType: 'image/gif' } }],
  ['in place of one that is there', false, { method: 'update' }],
  ['deleting it', false, { method: 'delete' }],
  ['asking for its address', true, { method: 'get' }],
  ['a colleague asks for it', true, { who: lan, method: 'get' }],
  ['somebody else asks for it', false, { who: stranger, method: 'get' }],
  ['listing', false, { who: lan, method: 'list' }],
])('%s: %p', (_what, taken, tried) => expect(isTaken(tried)).toBe(taken));
