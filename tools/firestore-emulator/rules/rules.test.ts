import { parseRules } from './parser';
import { AtLeast, Moment, type RuleValue } from './rule-value';
import { type Asked, readRules } from './rules';

const file = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isNamed(name) {
      return request.auth.name == name;
    }
    match /things/{id} {
      // the condition of the test
      allow update: if ${condition};
    }
  }
}`;

const data = new Map<string, RuleValue>([
  ['n', 1],
  ['text', 'Dạ'],
  ['list', ['a', 'b']],
  ['lines', 'a\nb'],
  ['at', new Moment(1_000_000n)],
  ['nothing', null],
]);
const changed = new Map<string, RuleValue>([...data, ['n', 2]]);

const asked: Asked = {
  method: 'update',
  path: ['databases', 'd', 'documents', 'things', '7'],
  resource: new Map([['data', data]]),
  request: new Map<string, RuleValue>([
    ['auth', new Map([['name', 'Lan']])],
    ['time', new Moment(120_000_000n)],
    ['later', new AtLeast(new Moment(5_000_000n))],
    ['resource', new Map([['data', changed]])],
  ]),
  lookups: {
    get: (path) => (path.join('/') === 'databases/d/documents/things/7' ? new Map([['data', data]]) : undefined),
    getAfter: () => new Map([['data', changed]]),
  },
};

test.each<[string, boolean]>([
  ['true', true],
  ['false', false],
  ["id == '7'", true],
  ["isNamed('Lan')", true],
  ["isNamed('Bảo')", false],
  ['resource.data.n + 1 == request.resource.data.n', true],
  ['resource.data.nothing == null', true],
  ['resource.data.missing == null', false],
  ['!(resource.data.missing == null)', false],
  ['resource.data.missing == 1 || true', true],
  ['resource.data.missing == 1 && true', false],
  ['resource.data.n == 2 ? false : true', true],
  ["resource.data.get('missing', 5) == 5", true],
  ["'n' in resource.data && 'a' in resource.data.list && !('x' in resource.data.list)", true],
  ["resource.data.text.size() == 2 && resource.data.text.matches('D.')", true],
  ["resource.data.list.hasOnly(['a', 'b', 'c']) && resource.data.list.hasAll(['a'])", true],
  ["resource.data.list.hasOnly(['a'])", false],
  ["request.resource.data.diff(resource.data).affectedKeys().hasOnly(['n'])", true],
  ["request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text'])", false],
  ["resource.data.list.join('-') == 'a-b'", true],
  ["[1].join('-') == '1'", false],
  ["resource.data.list[1] == 'b'", true],
  ["resource.data.list[2] == 'b'", false],
  ["resource.data.text.matches('[^\\\\s\\\\p{Cf}\\\\x{3164}]+') && !'\u3164'.matches('[^\\\\x{3164}]')", true],
  ["resource.data.lines.matches('(?s)a.b') && !resource.data.lines.matches('a.b')", true],
  ["string(7) == '7' && string('a') == 'a'", true],
  ["hashing.sha256('a').toHexString() == 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'", true],
  ['exists(/databases/(default)/documents/things/x)', false],
  ["request.time < resource.data.at + duration.value(120, 's')", true],
  ["request.time < resource.data.at + duration.value(119, 's')", false],
  ['resource.data.at == timestamp.value(1000)', true],
  ["resource.data.at < 'text'", false],
  ['resource.data.n is int && resource.data.at is timestamp && !(resource.data.n is string)', true],
  ['get(/databases/$(database)/documents/things/$(id)).data.n == 1', true],
  ['exists(/databases/$(database)/documents/things/other)', false],
  ['getAfter(/databases/$(database)/documents/things/$(id)).data.n == 2', true],
  ['request.later >= timestamp.value(5000)', true],
  ['request.later >= timestamp.value(5001)', false],
  ['request.later == timestamp.value(5000)', false],
])('%s is %p', (condition, isTrue) => expect(readRules(file(condition))(asked)).toBe(isTrue));

test('what no allow admits is refused', () => {
  const isAllowed = readRules(file('true'));
  expect(isAllowed({ ...asked, method: 'create' })).toBe(false);
  expect(isAllowed({ ...asked, path: [...asked.path, 'deeper', '1'] })).toBe(false);
  expect(isAllowed({ ...asked, path: ['databases', 'd', 'documents', 'other', '7'] })).toBe(false);
});

test.each([
  [file('true').replace('allow', 'permit'), 'rules, line 9: expected match, function or allow, found "permit"'],
  [file('(true'), 'rules, line 9: expected ")", found ";"'],
  [file('true @ 1'), 'rules, line 9: cannot read "@ 1;'],
  [file('true').replace("'2'", "'1'"), "rules, line 1: expected rules_version '2'"],
])('a mistake names its line', (source, message) => expect(() => parseRules(source)).toThrow(message));

test('a function that nobody declared is a mistake, not a refusal', () => {
  expect(() => readRules(file('isNobody()'))(asked)).toThrow('isNobody');
});
