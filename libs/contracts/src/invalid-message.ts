import type { z } from 'zod';
import { validationText as text } from './texts/validation';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const vietnamese = new Intl.NumberFormat('vi-VN');
const shown = (bound: number | bigint) => vietnamese.format(bound);
const isMissing = (input: unknown) => input === undefined || input === null || input === '';

function tooBig(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (issue.origin === 'string') return text.tooLong(Number(issue.maximum));
  if (issue.origin === 'array') return text.tooMany(Number(issue.maximum));
  return text.tooBig(shown(issue.maximum));
}

function tooSmall(issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (isMissing(issue.input)) return text.required;
  if (issue.origin === 'string') return text.tooShort(Number(issue.minimum));
  if (issue.origin === 'array') return text.tooFew(Number(issue.minimum));
  return text.tooSmall(shown(issue.minimum));
}

function wrongType(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>): string {
  if (isMissing(issue.input)) return text.required;
  // A coerced number (`z.coerce.number()`) of a missing key arrives as NaN.
  if (issue.expected === 'number' && Number.isNaN(issue.input)) return text.number;
  if (issue.expected === 'int') return text.integer;
  if (issue.expected === 'number') return text.number;
  return text.invalid;
}

/**
 * The Vietnamese message for an invalid value whose schema has no message. For the `error` option of `safeParse` and of
 * form resolvers. A schema's own message takes priority.
 */
export function invalidMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue);
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_value':
      return isMissing(issue.input) ? text.required : text.choice;
    case 'invalid_format':
      if (isMissing(issue.input)) return text.required;
      if (issue.format === 'email') return text.email;
      return issue.format === 'date' ? text.date : text.invalid;
    default:
      return isMissing(issue.input) ? text.required : text.invalid;
  }
}

/** Messages by field path ("price", "files.0.name"), the first one per field. D2. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[issue.path.map(String).join('.')] ??= issue.message;
  return errors;
}
