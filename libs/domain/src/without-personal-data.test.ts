import { withoutPersonalData } from './without-personal-data';

test.each([
  ['Cannot call 0918 204 204 back', 'Cannot call … back'],
  ['no user ha.nguyen@toam.vn', 'no user …'],
  ['chunk 481 of crm/remote failed', 'chunk 481 of crm/remote failed'],
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ['"houseId" is not "number"', '"houseId" is not "number"'],
  ['Unexpected token, "Nguyễn Thu Hà" is not valid JSON', 'Unexpected token, "…" is not valid JSON'],
  ['"id" and "Lê An" differ from "key"', '"id" and "…" differ from "key"'],
  ['/house/list?search=Lê&page=2 answered 500', '/house/list answered 500'],
  ['is it so? yes', 'is it so? yes'],
  ['x'.repeat(600), 'x'.repeat(500)],
  [`${'x'.repeat(499)}🏠`, 'x'.repeat(499)],
])('"%s" is reported as "%s"', (input, reported) => expect(withoutPersonalData(input)).toBe(reported));
