import { plain } from '@toam/domain/vietnamese';

/** Of each kind of paper in the palette. Leaves room for the other sources. */
export const paperRows = 5;

/** Words without a digit name people and places: they find the deals, so no paper is asked for. */
export const isCodeLike = (query: string): boolean => /\d/.test(query);

/** The API finds papers by whatever their deal is about, too. */
export const hasCode =
  (query: string) =>
  ({ transactionCode }: { transactionCode: string }): boolean =>
    plain(transactionCode).includes(plain(query));
