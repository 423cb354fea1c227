import type { ExportKind } from '../export/export.endpoints';

/** What is kept for whoever has to find out later who did it. D48. */
export const auditActions = [
  'export',
  'image_archive',
  'phone_reveal',
  'bulk',
  // a dry run answers whose many numbers are
  'import_check',
  'import',
  'import_undo',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What it was done to: the records that lists, and so exports, consist of, and contact requests. */
export type AuditNoun = ExportKind | 'contact';
