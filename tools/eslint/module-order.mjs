/**
 * Modules of the API, lowest first: each may import those before it (`*.reads.ts`, `*.writes.ts`), so no two lead to each other. Tables
 * (`*.schema.ts`) may point anywhere, as foreign keys do. What a lower module needs of a higher one is handed in at
 * `modules/references.ts`. A new module takes its place here.
 */
export const moduleOrder = [
  ...['media', 'projects', 'options', 'showings', 'form-types', 'users', 'need-reach', 'customers', 'houses'],
  ...['map', 'requests', 'recommendations', 'contacts', 'comments', 'tags', 'notifications', 'history'],
  ...['auth', 'drafts', 'saved-views', 'client-errors', 'login-tracking', 'deletions', 'dashboard'],
  ...['customer-import', 'customer-page', 'audit', 'exports'],
];
