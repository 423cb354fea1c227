import type { Kind } from './canary';
import { everybody, type Person } from './people.fixture';

interface Decision {
  who: readonly Person[];
  /** How the paths begin that may tell it; 'a notice': the text of a bell. */
  where: readonly string[];
}

/** "Who is entitled to it sees it wherever it is shown" (D107). */
const anywhere = [''];
const notice = 'a notice';

const signedIn = everybody.filter((person) => person !== 'visitor');
const brokerage = signedIn.filter((person) => person !== 'marketer');
const admins: Person[] = ['super admin', 'admin'];
/** Admins and holders of `customer_permission`. D24 */
const numbers: Person[] = [...admins, 'sale admin'];
/** Admins and whoever answers chats. D19 */
const backOffice: Person[] = [...numbers, 'manager'];
/** Who reads everybody's work and figures, and who leads the person. D25, D29, H9 */
const payroll: Person[] = [...admins, 'accountant'];
const leaders = { 7: ['leader', 'manager'], 8: ['leader', 'manager'], 9: ['other leader'] } as const;
const work = (id: 7 | 8 | 9): Person[] => [...payroll, ...leaders[id], `agent ${id}`];

const days = ['/form', '/checkin', '/export'];
/** Names of reasons are what everybody chooses from. Beside a person's name they stand in the tooltip of a day without an entry, too (D75). */
const leave = (id: 7 | 8 | 9): Decision[] => [
  { who: work(id), where: [...days, '/business/accumulation/attendance'] },
  { who: signedIn, where: ['/typeform'] },
];
const earned = (id: 7 | 8 | 9, readers: Person[]): Decision[] => [
  { who: work(id), where: ['/business', '/history', '/export'] },
  // of customer 1: who sees both the customer and the share
  { who: readers, where: ['/customer/:id/timeline'] },
  { who: ['super admin'], where: ['/audit'] },
  { who: [`agent ${id}`], where: [notice] },
];
const target = (id: 7 | 8 | 9): Decision[] => [
  { who: work(id), where: ['/business', '/export'] },
  // who writes them (B13)
  { who: ['sale admin'], where: ['/business'] },
];

/**
 * Who may be told what, and where, decided by people. Nobody else is told it anywhere: what stands in no line reaches nobody. A line that no
 * answer confirms fails, too: the search would not notice a leak there.
 */
export const decided: Record<Kind, Decision[]> = {
  'phone of 7': [{ who: [...numbers, 'agent 7'], where: anywhere }],
  'phone of 9': [{ who: [...numbers, 'agent 9'], where: anywhere }],
  'phone told to 9': [{ who: [...numbers, 'agent 7', 'agent 9'], where: anywhere }],
  'phone in a request about a house of 7': [{ who: [...numbers, 'agent 7'], where: ['/house/contacts'] }],
  'phone of a chat': [{ who: numbers, where: ['/chat'] }],
  'text of a chat': [{ who: [...backOffice, 'marketer'], where: ['/chat'] }],
  'name of a customer': [
    { who: brokerage, where: anywhere },
    // the owner of an approved house, without the number (D20)
    { who: ['marketer'], where: ['/house/list', '/house/v2/list', '/house/detail', '/export'] },
  ],
  'customer of 7': [{ who: [...backOffice, 'agent 7'], where: anywhere }],
  // who came to them through a shared need has them by link (D19)
  'customer shared with 9': [{ who: [...backOffice, 'agent 7', 'agent 9'], where: anywhere }],
  'customer of 9': [{ who: [...backOffice, 'agent 9'], where: anywhere }],
  'house of the community': [{ who: signedIn, where: anywhere }],
  'private house of 7': [{ who: [...admins, 'agent 7'], where: anywhere }],
  'internal of a house': [
    { who: brokerage, where: ['/house/detail', '/house/v2/list', '/house/map', '/history', '/media'] },
    { who: brokerage, where: ['/house/:id/image/zip', '/house/image/zips'] },
    // the cover, where a house without public pictures is shown for a customer
    { who: [...backOffice, 'agent 7', 'agent 8', 'agent 9'], where: ['/match/request/house', '/customer'] },
    // a proposed edit, and the list of what somebody decides about
    { who: [...admins, 'agent 7'], where: ['/house/list', '/house/:houseId/changes'] },
  ],
  'why a house of 7 was refused': [{ who: [...admins, 'agent 7'], where: anywhere }],
  'earned by 7': earned(7, [...admins, 'manager', 'agent 7']),
  'earned by 8': earned(8, [...admins, 'manager']),
  'earned by 9': earned(9, admins),
  'target of 7': target(7),
  'target of 8': target(8),
  'target of 9': target(9),
  'form of 7': [{ who: work(7), where: [...days, '/history'] }],
  'form of 8': [{ who: work(8), where: days }],
  'form of 9': [{ who: work(9), where: days }],
  'leave of 7': leave(7),
  'leave of 8': leave(8),
  'leave of 9': leave(9),
  'check-in of 7': [{ who: work(7), where: ['/checkin'] }],
  'network of 7': [],
  'sign-in of 7': [{ who: ['super admin', 'agent 7'], where: ['/user/location'] }],
  'phone of staff': [{ who: signedIn, where: anywhere }],
  'email of staff': [{ who: signedIn, where: anywhere }],
  'papers of 7': [
    { who: [...admins, 'agent 7'], where: ['/user'] },
    { who: admins, where: ['/export'] },
  ],
  'record of 7': [{ who: [...admins, 'agent 7'], where: ['/user'] }],
  'draft of 7': [{ who: ['agent 7'], where: ['/user/draft'] }],
  'view of 7': [{ who: ['agent 7'], where: ['/view'] }],
  'import of 7': [{ who: [...admins, 'agent 7'], where: ['/customer/import'] }],
  'written into a picture': [],
  typed: [],
  secret: [],
};

/** Whether an endpoint ("GET /house/detail") or a notice is at a place of a decision. */
export const isAt = (where: string, place: string): boolean => where.replace(/^[A-Z]+ /, '').startsWith(place);

export const isDecided = ({ kind, person, where }: { kind: Kind; person: string; where: string }): boolean =>
  decided[kind].some(
    ({ who, where: places }) =>
      (who as readonly string[]).includes(person) && places.some((place) => isAt(where, place)),
  );

const queue = 'a job goes on with it, and no queue runs here: customer-import, staff-import';
const outside = 'somebody else answers: zalo.test.ts, releases.test.ts';

/** Endpoints of which nobody gets a good answer here, and why. */
export const neverAnswered: Record<string, string> = {
  'POST /auth/signin/email': 'its answer is a token: auth.test.ts',
  'POST /auth/password/change': 'it answers nothing: password.test.ts',
  'POST /user/location/track': 'the sign-in of the session that asks: login-tracking.test.ts',
  'POST /user/hand-over/:id/undo': 'nothing was handed over: hand-over tests',
  'POST /house/image/rotate': 'metadata.test.ts',
  'GET /house/image/:id': 'a thumbnail, of which none is kept here: image-address.test.ts',
  'GET /public/chat/image/:id/:variant': 'a signed address: visitor-hostile.test.ts',
  'POST /chat/token': 'a store at Google: chat-tokens.test.ts',
  'POST /public/chat/token': 'a store at Google: chat-tokens.test.ts',
  'PUT /house/alonhadat': 'the planted words are refused: bad-posts.test.ts',
  'PUT /house/batdongsan': 'the planted words are refused: bad-posts.test.ts',
  'POST /business/v2/import': 'deal-import.test.ts',
  'POST /business/v2/import/:importId/undo': 'undo-deals.test.ts',
  'PUT /customer/import/:importId/sheet': 'the file is kept no more: as-it-looks.test.ts',
  'PUT /user/import/:importId/sheet': 'the file is kept no more: as-it-looks.test.ts',
  'POST /customer/import/:importId/check': queue,
  'POST /customer/import/:importId/undo': queue,
  'POST /user/import/:importId/store': queue,
  'POST /user/import/:importId/undo': queue,
  'POST /user/import/:importId/password': queue,
  'GET /release/build': outside,
  'POST /release/back': outside,
  'GET /zalo/friends': outside,
  'POST /zalo/feed': outside,
  'PUT /zalo/token': outside,
};
