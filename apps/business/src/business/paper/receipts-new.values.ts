import { maxReceipts, receiptFields } from '@toam/contracts/deal/deal-fields';
import type { createReceipts } from '@toam/contracts/deal/deal.endpoints';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import type { CallOf } from '@toam/contracts/endpoint';
import { dealText } from '@toam/contracts/deal/deal.text';
import { validationText } from '@toam/contracts/texts/validation';
import { dayStart } from '@toam/domain/day';
import { codeAfter } from '@toam/domain/deal/deal-codes';
import { fullMoney } from '@toam/domain/money/money-format';
import { z } from 'zod';
import { pastFormDay } from '../form-day';

/** One receipt of the form. */
export interface ReceiptLine {
  transaction_id: number;
  feeCode: string;
  /** VND; null for an empty field. */
  feeCollect: number | null;
}

export interface ReceiptsValues {
  /** YYYY-MM-DD, of all receipts. */
  date: string | null;
  /** Of all receipts. */
  note: string;
  rows: ReceiptLine[];
}

const { feeCode, feeCollect, note } = receiptFields.shape;

/** Each share is offered what is left of it, and a code. */
export const receiptsOf = (
  shares: readonly TransactionRow[],
  codes: readonly string[],
  today: string,
): ReceiptsValues => ({
  date: today,
  note: '',
  rows: shares.map((share, at) => ({
    transaction_id: share.id,
    feeCode: codes[at] ?? '',
    feeCollect: share.brokerageFeeReceivable,
  })),
});

/** @param left what can be collected of each share, VND */
function lineSchema(left: ReadonlyMap<number, number>) {
  return z.object({ transaction_id: z.number(), feeCode, feeCollect }).superRefine((line, { addIssue }) => {
    const payable = left.get(line.transaction_id) ?? 0;
    const message = dealText.overPayable(fullMoney(payable));
    if (line.feeCollect > payable) addIssue({ code: 'custom', path: ['feeCollect'], message });
  });
}

/** What the API checks too: amounts up to what is left, and codes that differ. Specification 3 §5.4, D80. */
export const receiptsSchema = (shares: readonly TransactionRow[]) => {
  const left = new Map(shares.map((share) => [share.id, share.brokerageFeeReceivable ?? 0]));
  const rows = z
    .array(lineSchema(left))
    .max(maxReceipts, validationText.tooMany(maxReceipts))
    .superRefine((lines, { addIssue }) => {
      const seen = new Set<string>();
      for (const [at, line] of lines.entries()) {
        const key = line.feeCode.toLocaleLowerCase('vi');
        if (seen.has(key)) addIssue({ code: 'custom', path: [at, 'feeCode'], message: dealText.codeTaken });
        seen.add(key);
      }
    });
  return z.object({ date: pastFormDay(null), note, rows });
};

export const receiptsBody = ({ date, note: said, rows }: ReceiptsValues): CallOf<typeof createReceipts>['body'] => ({
  rows: rows.map((line) => ({
    ...{ transaction_id: line.transaction_id, feeCode: line.feeCode, feeCollect: line.feeCollect ?? 0 },
    ...{ dateCollect: dayStart(date ?? ''), note: said },
  })),
});

/** What the receipts collect together; null while an amount is not readable. */
export function sumOf(rows: readonly Pick<ReceiptLine, 'feeCollect'>[]): number | null {
  const sum = rows.reduce((all, { feeCollect: amount }) => all + (amount ?? 0), 0);
  return Number.isSafeInteger(sum) ? sum : null;
}

/** The codes of the lines after one, counted up from its own; null if it does not end in a number, or they have these already. */
export function codesFrom(codes: readonly string[], at: number): string[] | null {
  const next: string[] = [];
  let code: string | null = codes[at] ?? '';
  for (let line = at + 1; line < codes.length; line += 1) {
    code = codeAfter(code);
    if (code === null) return null;
    next.push(code);
  }
  return next.every((one, index) => one === codes[at + 1 + index]) ? null : next;
}
