import { z } from 'zod';
import { epochSeconds } from '@toam/contracts/page';

/** Accepted kinds of documents. Specification 1 §5. */
const documentKinds = ['doc', 'docx', 'pdf', 'xls', 'xlsx'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** An internal document. `url` is signed and valid for some minutes: never store it. Specification 1 §3. */
export const file = z.object({
  id: z.number().int(),
  name: z.string(),
  url: z.string(),
  /** Bytes. */
  size: z.number().int(),
  type: z.enum(documentKinds),
  created_at: epochSeconds,
});
export type File = z.output<typeof file>;
