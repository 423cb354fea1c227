import { aPicture } from './staff-form.fixture';
import { indexedSections } from './staff-form.sections';
import { noOther, noStaff, type StaffFormValues } from './staff-form.values';

const papersOf = (values: Partial<StaffFormValues>, empty = noStaff) =>
  indexedSections({ ...empty, ...values })[0]?.filled;
const picture = (id: number) => [aPicture(id)];

test.each<[string, Partial<StaffFormValues>, boolean]>([
  ['nothing', {}, false],
  ['a portrait', { profile_picture: picture(1) }, false],
  ['the front of the ID card', { front_id_file: picture(1) }, false],
  ['certificate and the back of the ID card', { certificate: picture(1), back_id_file: picture(2) }, false],
  ['both sides of the ID card', { front_id_file: picture(1), back_id_file: picture(2) }, true],
])("'Giấy tờ' with %s: ticked only when complete", (_what, values, isTicked) => {
  expect(papersOf(values)).toBe(isTicked);
});

test('an account outside the hierarchy has a portrait and no papers', () => {
  expect(papersOf({}, noOther)).toBe(false);
  expect(papersOf({ profile_picture: picture(1) }, noOther)).toBe(true);
});
