/**
 * Modules of the API, lowest first. Each may import those before it (`*.reads.ts`, `*.writes.ts`), so there are no cycles. Tables
 * (`*.schema.ts`) may refer to any table, as foreign keys do. If a lower module needs a higher one, `modules/references.ts` passes it in.
 * Add a new module here at its place.
 */
export const moduleOrder = [
  ...[
    'media',
    'projects',
    'options',
    'match-conditions',
    'closed-months',
    'form-types',
    'users',
    'need-scope',
    'customers',
    'houses',
  ],
  ...['hr-settings', 'holidays', 'forms', 'checkins'],
  ...['accumulations', 'targets', 'deals', 'deal-import', 'business'],
  ...['articles', 'project-pages', 'blogs', 'knowledge', 'posts'],
  ...['map', 'needs', 'matches', 'chat', 'contacts', 'comments', 'notifications', 'zalo', 'history'],
  ...['auth', 'drafts', 'saved-views', 'client-errors', 'releases', 'login-tracking', 'deletions', 'dashboard'],
  ...['customer-import', 'customer-page', 'audit', 'exports'],
];
