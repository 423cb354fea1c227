/** What is kept for whoever has to find out later who did it. D48. */
export const auditActions = ['export', 'image_archive', 'phone_reveal', 'bulk'] as const;
export type AuditAction = (typeof auditActions)[number];

/** What it was done to. */
export const auditNouns = [
  'house',
  'customer',
  'request',
  'user',
  'transaction',
  'receipt',
  'post',
  'checkin',
] as const;
export type AuditNoun = (typeof auditNouns)[number];
