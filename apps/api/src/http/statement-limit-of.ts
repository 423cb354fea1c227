import { customerImports } from '@toam/contracts/customer/customer-import.endpoints';
import { mergeCustomers, undoMerge } from '@toam/contracts/customer/customer-merge.endpoints';
import { dealImports, importDeals } from '@toam/contracts/deal/deal-import.endpoints';
import type { Endpoint } from '@toam/contracts/endpoint';
import { exportRows } from '@toam/contracts/export/export.endpoints';
import { carryOutHandOver, previewHandOver, undoHandOver } from '@toam/contracts/user/hand-over.endpoints';
import { userImports } from '@toam/contracts/user/user-import.endpoints';
import { z } from 'zod';
import { type Audit, onlyReads } from '../audit/audited';
import type { StatementLimit } from '../db/statement-limit';
import { keysOf, namesRecord } from './endpoint-keys';

/** The calls whose statements may take long: sheets, and changes of very many rows. */
const longCalls: readonly Endpoint[] = [
  // whole lists
  exportRows,
  // thousands of records in one transaction
  ...Object.values<Endpoint>(customerImports).filter(({ method }) => method !== 'GET'),
  ...Object.values<Endpoint>(userImports).filter(({ method }) => method !== 'GET'),
  importDeals,
  dealImports.undo,
  mergeCustomers,
  undoMerge,
  previewHandOver,
  carryOutHandOver,
  undoHandOver,
];

const keys = new Set(longCalls.map(({ method, path }) => `${method} ${path}`));

/** An endpoint, and how its calls are recorded: questions with a body are `onlyReads`. */
type Recorded = Endpoint & { audit?: Audit };

/** Whether a call only reads. */
export const isQuestion = ({ method, audit }: Recorded): boolean => method === 'GET' || audit === onlyReads;

/** How long each statement of a call may take. */
export function statementLimitOf(endpoint: Recorded): StatementLimit {
  if (keys.has(`${endpoint.method} ${endpoint.path}`)) return 'long';
  return isQuestion(endpoint) ? 'quick' : 'change';
}

/**
 * Whether a call asks for rows by conditions, so that the person can ask for fewer. A call about one record or a change cannot be
 * narrower.
 */
export function canBeNarrower(endpoint: Recorded): boolean {
  const { replyKind, query, body } = endpoint;
  return (isQuestion(endpoint) || replyKind === 'file') && [query, body].some(hasConditions);
}

/**
 * Whether a replica may answer a call: lists, counts, figures and sheets. Not what is public, which looks at sessions by itself: rights
 * are the primary's.
 */
export const mayReadReplica = (endpoint: Recorded): boolean => canBeNarrower(endpoint) && endpoint.access !== 'public';

/** A union of bodies holds the conditions of several lists. */
const hasConditions = (part: z.ZodType): boolean =>
  !(part instanceof z.ZodObject) || keysOf(part).some((key) => !namesRecord.test(key));
