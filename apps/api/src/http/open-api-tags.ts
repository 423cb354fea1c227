import type { Endpoint } from '@toam/contracts/endpoint';

/** The areas of the API: what each is about and how its paths begin. */
const areas: Record<string, { about: string; paths: string[] }> = {
  approvals: {
    about: 'What waits for an admin: houses for the community and the website, edits of houses',
    paths: [
      '/house/approval',
      '/house/public',
      '/house/preview/approve',
      '/house/preview/approved',
      '/house/preview/reject',
      '/house/updates',
      '/house/:houseId/changes',
    ],
  },
  accumulations: {
    about: 'What people did each day, and the starting values of quarters',
    paths: ['/business/accumulation', '/business/target'],
  },
  audit: { about: 'Who did what, before and after', paths: ['/audit'] },
  authentication: { about: 'Signing in and out, passwords', paths: ['/auth'] },
  attendance: { about: 'Check-in, timesheet and holidays', paths: ['/checkin'] },
  deals: {
    about: 'Deals, receipts, coupons and cancel bills',
    paths: ['/business/transaction', '/business/v2'],
  },
  chat: { about: 'Conversations with customers, and who answers them', paths: ['/chat', '/public/chat'] },
  'client errors': { about: 'Failures that browsers report', paths: ['/client-error'] },
  content: {
    about: 'Projects with questions, news, and the knowledge board',
    paths: ['/project', '/blog', '/knowledge'],
  },
  community: {
    about: 'The feed, comments and likes',
    paths: [
      '/dashboard/community',
      '/house/comments',
      '/house/:houseId/comment',
      '/house/:houseId/like',
      '/house/:houseId/mention',
      '/notification/:notificationId/comment',
    ],
  },
  'contact requests': { about: 'What visitors of the website ask', paths: ['/house/contacts', '/public/house'] },
  customers: { about: 'Customers, and merging them', paths: ['/customer'] },
  deletions: { about: 'What was deleted and may come back', paths: ['/deletion'] },
  dictionary: {
    about: 'Values that forms and filters choose from',
    paths: ['/dictionary', '/house/column', '/house/option', '/house/street'],
  },
  drafts: { about: 'Unfinished forms', paths: ['/user/draft'] },
  exports: { about: 'Lists as workbooks', paths: ['/export'] },
  figures: {
    about: 'How many there are, and over time',
    paths: [
      '/business/statistic',
      '/dashboard',
      '/house/count-by-condition',
      '/house/list-by-condition',
      '/house/statistic',
      '/house/top',
      '/user/statistic',
    ],
  },
  'form types': { about: 'Shifts, types of shifts, reasons for leave', paths: ['/typeform'] },
  forms: { about: 'Forms of staff, their approval, and leave', paths: ['/form'] },
  'hand-overs': { about: 'Whose work goes to a colleague', paths: ['/user/hand-over'] },
  history: { about: 'What became of a record', paths: ['/history'] },
  houses: { about: 'Houses, and who looked at them', paths: ['/house', '/user/activity'] },
  imports: {
    about: 'Customers, staff and deals out of workbooks',
    paths: ['/business/v2/import', '/customer/import', '/user/import'],
  },
  map: { about: 'Houses on the map', paths: ['/house/map', '/map'] },
  matching: {
    about: 'Needs and the houses that fit them',
    paths: ['/customer/house', '/house/sub-recommend', '/match'],
  },
  media: {
    about: 'Pictures and documents',
    paths: ['/house/file', '/house/image', '/house/:id/image', '/media'],
  },
  needs: { about: 'What customers want to buy or rent', paths: ['/customer/request'] },
  notifications: { about: 'What somebody is told', paths: ['/notification'] },
  portals: {
    about: 'One’s accounts at outside portals',
    paths: ['/user/alonhadat', '/user/batdongsan', '/user/post'],
  },
  posts: {
    about: 'Posts of houses on portals and other channels, what they cost and where they stand',
    paths: [
      '/house/alonhadat',
      '/house/batdongsan',
      '/post',
      '/user/post-address',
      '/user/post-manager',
      '/user/post-manager-condition',
      '/user/post-manager-error',
      '/user/post-manager-house',
      '/user/post-manager-waiting',
    ],
  },
  releases: { about: 'Which builds are live, and the way back', paths: ['/release'] },
  sharing: {
    about: 'A house in the community and on the website',
    paths: [
      '/house/preview',
      '/house/:houseId/changes/withdraw',
      '/house/:houseId/revoke',
      '/house/:houseId/share',
      '/house/:houseId/sharing',
      '/house/:houseId/web',
    ],
  },
  'sign-ins': {
    about: 'Who signed in, from where, on which device',
    paths: ['/user/location', '/user/login-devices', '/user/sign-in-failures', '/user/sign-in-release'],
  },
  staff: { about: 'Staff and their accounts', paths: ['/user'] },
  tags: { about: 'Tags of houses', paths: ['/house/tag'] },
  views: { about: 'Saved views of lists', paths: ['/view'] },
  zalo: { about: 'One’s own account at Zalo, and sharing houses by it', paths: ['/zalo'] },
};

const beginnings = Object.entries(areas)
  .flatMap(([area, { paths }]) => paths.map((path) => ({ area, path })))
  .sort((a, b) => b.path.length - a.path.length);

/** The area of a call. The longest matching path prefix wins. */
export function areaOf({ path }: Pick<Endpoint, 'path'>): string {
  const found = beginnings.find((beginning) => `${path}/`.startsWith(`${beginning.path}/`));
  if (!found) throw new Error(`${path} is of no area`);
  return found.area;
}

/** All areas as OpenAPI tags. */
export const tags = Object.entries(areas).map(([name, { about }]) => ({ name, description: about }));
