import { phoneFault } from './visitor-phone';

test.each([
  ['0903618274', null],
  ['0903 618 274', null],
  ['+84 (903) 618-274', null],
  ['09o3618274', 'letters'],
  ['0903618', 'wrong'],
  ['', 'wrong'],
  ['0000000000', 'wrong'],
  ['+84 000 000 000', 'wrong'],
])('%s: %s', (typed, fault) => expect(phoneFault(typed)).toBe(fault));
