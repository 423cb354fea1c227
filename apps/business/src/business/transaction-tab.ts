import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { z } from 'zod';

/** The six parts of /bussiness/transaction, as the address names them, in display order. Specification 3 §2.2. */
export const transactionTabs = Object.keys(text.tab) as (keyof typeof text.tab)[];
export type TransactionTab = (typeof transactionTabs)[number];

export const transactionTabSearch = z.object({ tab: z.enum(transactionTabs).catch('deal') });
