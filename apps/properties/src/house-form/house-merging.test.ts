import { plainToRichText, richTextToPlain } from '@toam/domain/rich-text';
import { anImage } from '@toam/testing/house/a-house';
import { clashingFields, mergeFields, type Conflict, type ConflictChoice } from '@toam/domain/record/three-way';
import { draftedEdit, restoredEdit, restoredFields } from '@toam/record-form/edit-draft';
import { emptyHouse, houseMerging, storedOfHouse, type HouseFormValues } from './house-form.values';

const house = (differing: Partial<HouseFormValues>): HouseFormValues => ({ ...emptyHouse, ...differing });

const before = house({ title: 'Cũ', floors: 4, area: 60, into_money: 5_000_000_000 });
const mine = { ...before, title: 'Của tôi', floors: 5, area: 62 };
const theirs = { ...before, title: 'Của họ', into_money: 4_900_000_000, area: 62 };
const conflict = { before, mine, theirs };

const clashes = (sides: Conflict<HouseFormValues>) => clashingFields(sides, houseMerging);
const merged = (sides: Conflict<HouseFormValues>, choice?: ConflictChoice) => mergeFields(sides, choice, houseMerging);

test('only fields that both sides changed to different things need a decision', () => {
  expect(clashes(conflict)).toEqual(['title']);
});

test('what one side changed is kept from that side', () => {
  expect(merged(conflict)).toEqual({ ...before, title: 'Của tôi', floors: 5, area: 62, into_money: 4_900_000_000 });
  expect(merged(conflict, { title: 'theirs' }).title).toBe('Của họ');
});

test('pictures never clash: what each side added is there, what either took away is not', () => {
  const [one, two, mineNew, theirsNew] = [1, 2, 3, 4].map((id) => anImage(id));
  const sides = {
    before: house({ public_image: [one!, two!] }),
    mine: house({ public_image: [one!, two!, mineNew!] }),
    theirs: house({ public_image: [two!, theirsNew!] }),
  };
  expect(clashes(sides)).toEqual([]);
  expect(merged(sides).public_image.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('of two rich texts both can be kept', () => {
  const sides = {
    before: house({ description: plainToRichText('Gần chợ') }),
    mine: house({ description: plainToRichText('Gần chợ\nCó sân') }),
    theirs: house({ description: plainToRichText('Gần chợ\nHẻm 6 m') }),
  };
  expect(clashes(sides)).toEqual(['description']);
  expect(richTextToPlain(merged(sides, { description: 'both' }).description)).toBe('Gần chợ\nHẻm 6 m\nCó sân');
});

test('a draft of a new house gives back every field, and leaves out what the form does not know', () => {
  const drafted = JSON.parse(
    JSON.stringify(draftedEdit({ version: 0, values: emptyHouse }, mine, storedOfHouse)),
  ) as Record<string, unknown>;
  expect(restoredFields(emptyHouse, drafted)).toEqual(mine);
  expect(restoredFields(emptyHouse, { ...drafted, title: 7, gone: 1, balcony_direction: 'Nam' })).toEqual({
    ...mine,
    title: '',
  });
});

test('the draft of an edit comes back on the house as it is now, with the version and the values it was based on', () => {
  const data = JSON.parse(JSON.stringify(draftedEdit({ version: 3, values: before }, mine, storedOfHouse))) as Record<
    string,
    unknown
  >;
  const restored = restoredEdit({ version: 4, values: theirs }, data);
  expect(restored.base.version).toBe(3);
  expect(restored.values).toMatchObject({ title: 'Của tôi', floors: 5, into_money: 4_900_000_000 });
  expect(clashes({ before: restored.base.values, mine: restored.values, theirs })).toEqual(['title']);
});
