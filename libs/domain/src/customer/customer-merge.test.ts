import { anActor } from '@toam/domain/an-actor';
import {
  canMergeCustomer,
  chooseKept,
  comparedPhonesOf,
  differencesOf,
  impossibleChoice,
  type MergedFields,
  mergeFields,
  mergeFieldNames,
  type MergeSide,
  phonesOfCustomer,
  samePhones,
  unmergeFields,
} from './customer-merge';
import { staffOfCustomer } from './customer-access';
import { customerTexts } from './customer-columns';

const nobody: MergedFields = {
  ...customerTexts(() => null),
  ...{ name: 'Vũ Thanh Tùng', phone_number: '0903618274', more_phones: [], image_id: null, user_id: 7, co_staff: [] },
};
const customer = (differing: Partial<MergedFields> = {}): MergedFields => ({ ...nobody, ...differing });

const admin = anActor({ role: 1 });

test.each([
  ['an admin', admin, true],
  ['the owning staff', anActor({ id: 7 }), true],
  ['the staff of a record merged into it', anActor({ id: 8 }), true],
  ['customer_permission', anActor({ id: 9, customer_permission: 1 }), true],
  ['chat_permission, who sees all but no numbers', anActor({ id: 9, chat_permission: 1 }), false],
  ['a stranger', anActor({ id: 9 }), false],
  ['a marketer with the flag', anActor({ id: 7, role: 5, customer_permission: 1 }), false],
] as const)('%s may merge it: %s', (_who, actor, may) => {
  expect(canMergeCustomer(actor, { user_id: 7, co_staff: [8] })).toBe(may);
});

describe('what differs', () => {
  test('nothing between equals, however the number is written', () => {
    expect(differencesOf(customer(), customer({ phone_number: '+84 903 618 274' }))).toEqual([]);
  });

  test('a value that only one has is taken without asking', () => {
    expect(differencesOf(customer({ email: 'a@b.vn' }), customer({ address: 'Quận 1' }))).toEqual([
      { name: 'email', isAsked: false, joinable: false, choice: 'kept' },
      { name: 'address', isAsked: false, joinable: false, choice: 'merged' },
    ]);
  });

  test('of two values one is asked about; notes stand together unless they grow too long', () => {
    const kept = customer({ name: 'Anh Tùng', description: 'Cần gấp' });
    expect(differencesOf(kept, customer({ description: 'Ở Mỹ' }))).toEqual([
      { name: 'name', isAsked: true, joinable: false, choice: 'kept' },
      { name: 'description', isAsked: true, joinable: true, choice: 'both' },
    ]);
    const long = differencesOf(
      customer({ description: 'a'.repeat(1000) }),
      customer({ description: 'b'.repeat(1000) }),
    );
    expect(long).toEqual([{ name: 'description', isAsked: true, joinable: false, choice: 'kept' }]);
  });

  test('both values of anything but a note is no choice', () => {
    expect(impossibleChoice(customer(), customer(), { name: 'both' })).toBe('name');
    expect(impossibleChoice(customer(), customer(), { description: 'both', name: 'merged' })).toBeNull();
  });
});

describe('merging', () => {
  const kept = customer({ phone_number: '0903618274', phone_number2: '0908000001', description: 'Cần gấp' });
  const merged = customer({
    ...{ name: 'Chị Tuyết', user_id: 8, co_staff: [9], description: 'Ở Mỹ', date_of_birth: '1980-02-28' },
    ...{ phone_number: '01681234567', phone_number2: '+84 903 618 274', phone_number3: '0908000002' },
    ...{ phone_number4: '0908000003', more_phones: ['0908000004'] },
  });

  test('all numbers stay, each once: four in the fields, the others as further ones', () => {
    const result = mergeFields(kept, merged, {});
    expect(phonesOfCustomer(result)).toEqual([
      ...['0903618274', '0908000001', '01681234567', '0908000002', '0908000003', '0908000004'],
    ]);
    expect(result).toMatchObject({ phone_number4: '0908000002', more_phones: ['0908000003', '0908000004'] });
    expect(comparedPhonesOf(result)).toContain('0381234567');
  });

  test('the number that is called first can be the other’s', () => {
    const result = mergeFields(kept, merged, { phone_number: 'merged' });
    expect(result).toMatchObject({ phone_number: '01681234567', phone_number2: '+84 903 618 274' });
    expect(phonesOfCustomer(result)).toHaveLength(6);
  });

  test('unless chosen otherwise the kept record’s values stay, notes stand together, gaps are filled', () => {
    expect(mergeFields(kept, merged, {})).toMatchObject({
      name: 'Vũ Thanh Tùng',
      description: 'Cần gấp\nỞ Mỹ',
      date_of_birth: '1980-02-28',
    });
    expect(mergeFields(kept, merged, { name: 'merged', description: 'merged' })).toMatchObject({
      name: 'Chị Tuyết',
      description: 'Ở Mỹ',
    });
  });

  test('a gap is filled even where somebody chose it: nothing goes that needn’t', () => {
    expect(mergeFields(kept, merged, { date_of_birth: 'kept' }).date_of_birth).toBe('1980-02-28');
  });

  test('the staff of both own it, the owning one of the kept record first, or of the other by choice', () => {
    expect(staffOfCustomer(mergeFields(kept, merged, {}))).toEqual([7, 8, 9]);
    expect(staffOfCustomer(mergeFields(kept, merged, { user_id: 'merged' }))).toEqual([8, 7, 9]);
    expect(mergeFields(customer({ user_id: null }), merged, {})).toMatchObject({ user_id: 8, co_staff: [9] });
  });

  test('numbers that both have are the evidence', () => {
    expect(samePhones(kept, merged)).toEqual(['0903618274']);
  });
});

describe('undoing', () => {
  const kept = customer({ phone_number2: '0908000001', description: 'Cần gấp' });
  const merged = customer({
    ...{ name: 'Chị Tuyết', phone_number: '0908000002', phone_number2: '0903618274', user_id: 8, email: 'a@b.vn' },
    ...{ description: 'Ở Mỹ', phone_number3: '0908000003', phone_number4: '0908000004' },
  });
  const after = mergeFields(kept, merged, { name: 'merged' });
  const record = { kept_before: kept, kept_after: after };

  test('without edits it stands as before', () => {
    expect(unmergeFields(after, record)).toEqual(kept);
  });

  test('what somebody wrote since stays', () => {
    const now = { ...after, name: 'Tùng Vũ', address: 'Quận 3', description: `${after.description}\nĐã gọi` };
    expect(unmergeFields(now, record)).toEqual({
      ...kept,
      ...{ name: 'Tùng Vũ', address: 'Quận 3' },
      description: now.description,
    });
  });

  test('a number written since stays, one that was taken away since does not come back', () => {
    const now = { ...after, phone_number2: '0911111111' };
    expect(phonesOfCustomer(unmergeFields(now, record))).toEqual(['0903618274', '0911111111']);
  });

  test('the record is never left without a number', () => {
    const now = {
      ...after,
      phone_number: '0908000002',
      phone_number2: null,
      phone_number3: null,
      phone_number4: null,
      more_phones: [],
    };
    expect(phonesOfCustomer(unmergeFields(now, record))).toEqual(['0908000002']);
  });

  test('staff who came with the merge go, staff named since stay', () => {
    expect(unmergeFields({ ...after, user_id: 12 }, record)).toMatchObject({ user_id: 12, co_staff: [] });
  });

  test('any choice of any field is taken back', () => {
    const full = (mark: string, owner: number): MergedFields => ({
      ...customerTexts(() => mark),
      ...{ phone_number: `09080000${owner}1`, phone_number2: `09080000${owner}2`, phone_number3: null },
      ...{ phone_number4: `09080000${owner}4`, more_phones: [`09080000${owner}5`], date_of_birth: `1980-01-0${owner}` },
      ...{ image_id: owner, user_id: owner, co_staff: [owner + 1] },
    });
    const [a, b] = [full('a', 1), full('b', 3)];
    for (const side of ['kept', 'merged'] as MergeSide[]) {
      const choices = Object.fromEntries(mergeFieldNames.map((name) => [name, side]));
      const result = mergeFields(a, b, choices);
      expect(phonesOfCustomer(result)).toHaveLength(8);
      expect(unmergeFields(result, { kept_before: a, kept_after: result })).toEqual(a);
    }
  });
});

test('the record with more to it is kept, else the older one', () => {
  expect(chooseKept({ id: 3, held: 5 }, { id: 1, held: 2 })).toBe(3);
  expect(chooseKept({ id: 3, held: 2 }, { id: 1, held: 2 })).toBe(1);
});
