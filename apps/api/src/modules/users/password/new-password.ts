import { randomInt } from 'node:crypto';

/** Characters without those that look alike: 0 O o, 1 l I, 5 S, 2 Z. */
const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRTUVWXY346789';
const groups = 3;
const perGroup = 4;

/** A password that is easy to read out over the telephone: 'kX7m-Pq4T-w9Rb', 68 bits. D67. */
export const newPassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: perGroup }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');
