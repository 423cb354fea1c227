import type { HistoryModel } from '@toam/contracts/history/history.endpoints';
import type { SQL } from 'drizzle-orm';

/** How deleted records of a noun are read: `r` is the record, `c` its customer, if there is one. */
export interface DeletedSource {
  model: HistoryModel;
  /** The record whose history tells who deleted it, if that is another one. */
  toldBy?: SQL;
  from: SQL;
  /** Condition for real deletions; a merged record, for example, is none. */
  which: SQL;
  name: SQL;
  detail: SQL;
  owner: SQL;
  /** The text that the search reads, as `plain` writes it. */
  search: SQL;
  /** Why the record cannot be restored by itself; null if it can. */
  hindered: SQL;
}
