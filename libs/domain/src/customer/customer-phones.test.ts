import { comparedPhones, phonesOf } from './customer-phones';

const noNumbers = {
  phone_number: null,
  phone_number2: null,
  phone_number3: null,
  phone_number4: null,
  more_phones: [],
};

test('the numbers of a customer stand in the order of the fields, those of merged records last', () => {
  expect(
    phonesOf({ ...noNumbers, phone_number: '0903 618 274', phone_number3: '02838220123', more_phones: ['0381234567'] }),
  ).toEqual(['0903 618 274', '02838220123', '0381234567']);
  expect(phonesOf(noNumbers)).toEqual([]);
});

test('a number is compared once, however it is written; what holds none is left out', () => {
  expect(comparedPhones(['0903 618 274', '+84903618274', '', null, undefined])).toEqual(['0903618274']);
});
