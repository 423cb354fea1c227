import { demoPapers, type DemoBill, type DemoCoupon, type DemoReceipt } from './business/deal-papers';
import { demoDeals, type DemoDeal, type DemoShare } from './business/deals';
import { demoOldTransactions, type DemoOldTransaction } from './business/old-transactions';
import { calendar, type Calendar } from './calendar';
import { type DemoContent, demoContent } from './content/content';
import { demoConversations, type DemoConversation } from './chat/conversations';
import { documentsOf } from './documents';
import { changesOf } from './houses/history';
import { demoHouse, type DemoHouse } from './houses/house';
import { PropertyType } from './houses/kinds';
import { talkOf, type DemoTalk } from './houses/talk';
import { someStanding, standings, isShared } from './houses/standing';
import type { Market, PlacedHouse } from './market';
import { demoContacts, type DemoContact } from './needs/contacts';
import { demoNeeds, type DemoNeed } from './needs/needs';
import { demoShowings, type DemoShowing } from './needs/showings';
import { demoCustomers, type DemoCustomer } from './people/customers';
import { accounts, type DemoStaff } from './people/accounts';
import type { DemoPost } from './posts/post-steps';
import { demoPosts } from './posts/posts';
import { demoSignIns, type DemoSignIn } from './people/sign-ins';
import { demoStaff } from './people/staff';
import { gallery, portraitDealer, type Gallery, type Picture } from './pictures';
import { random, type Random } from '@toam/domain/random';

/** Size of the demo brokerage. `small` is for end-to-end tests. */
export const sizes = {
  full: {
    ...{ houses: 2000, customers: 600, needs: 300, contacts: 60, months: 12 },
    business: { months: 12, deals: 260, pairs: 50, trios: 10, receipts: 300, coupons: 25, cancelled: [8, 2], old: 40 },
  },
  small: {
    ...{ houses: 120, customers: 60, needs: 40, contacts: 12, months: 2 },
    business: { months: 4, deals: 44, pairs: 8, trios: 2, receipts: 48, coupons: 5, cancelled: [2, 1], old: 6 },
  },
} as const;
export type DemoSize = keyof typeof sizes;

/** Deals and their papers, in the order in which they were written. */
export interface Ledger {
  deals: DemoDeal[];
  shares: DemoShare[];
  coupons: DemoCoupon[];
  receipts: DemoReceipt[];
  bills: DemoBill[];
  old: DemoOldTransaction[];
}

/** All content of a demo database, before it has ids. */
export interface Brokerage extends Market {
  staff: Array<DemoStaff & { portrait: Picture | null }>;
  houses: Array<PlacedHouse & { talk: DemoTalk }>;
  needs: DemoNeed[];
  /** The showings for the customers of these needs. */
  showings: DemoShowing[];
  contacts: DemoContact[];
  conversations: DemoConversation[];
  signIns: DemoSignIn[];
  content: DemoContent;
  posts: DemoPost[];
  ledger: Ledger;
  /** Check-ins and forms are made when they are written, because they depend on the stored holidays. So are entries of activity. */
  attendance: { months: number; random: Random };
  activity: { months: number; random: Random };
}

/** Tags of houses with their colours (D43); the last two use the palette's colours. */
export const demoTags = [
  ['Hàng nóng', '#D2482B'],
  ['Độc quyền', '#0F766E'],
  ['Hẻm xe hơi', '#4A6FA5'],
  ['Sổ hồng riêng', '#6F8F4E'],
  ['Cần bán gấp', '#B07D12'],
  ['View sông', '#3B8EA5'],
  ['Kinh doanh', '#8E4A6B'],
  ['Gần metro', '#5B6770'],
  ['Nhà mới', '#C0643A'],
  ['Giảm giá', '#B8203B'],
  ['Đầu tư', null],
  ['Có thang máy', null],
] as const;

const seed = 20_261_120;

/**
 * Generates the demo brokerage: always the same one for the same size, with all times before `now`.
 * Design §13.
 */
export function demoBrokerage(size: DemoSize, now: Date): Brokerage {
  const r = random(seed);
  const time = calendar(now);
  const pictures = gallery();
  const portraitOf = portraitDealer(pictures);
  const staff = demoStaff(r.fork('staff'), time).map((one, index) => ({
    ...one,
    // a few houses have no picture yet
    portrait: index < 12 || r.fork(`portrait ${index}`).chance(0.85) ? portraitOf(one) : null,
  }));
  const agents = staff.flatMap((one, index) => (one.busy > 0 ? [[index, one.busy] as const] : []));
  const tour = staff.findIndex(({ email }) => email === 'staff@toam.vn');
  const customers = demoCustomers(r.fork('customers'), time, sizes[size].customers, agents, tour, pictures);
  const plain = Array.from({ length: sizes[size].houses }, (_, index) =>
    plainHouse(r.fork(`house ${index}`), time, staff, agents, index),
  );
  plain.sort((a, b) => a.created.getTime() - b.created.getTime());
  const houses = plain.map((house, index) => {
    const placed = furnish(r.fork(`furnish ${index}`), time, house, { staff, customers, pictures, number: index + 1 });
    return { ...placed, talk: talkOf(r.fork(`talk ${index}`), time, placed, staff) };
  });
  const around = { staff, customers, houses, calendar: time };
  const needs = demoNeeds(r.fork('needs'), around, sizes[size].needs);
  const showings = demoShowings(r.fork('showings'), around, needs);
  return {
    ...around,
    needs,
    showings,
    ledger: demoLedger(r.fork('ledger'), { ...around, needs, showings }, size),
    activity: { months: sizes[size].business.months, random: r.fork('activity') },
    contacts: demoContacts(r.fork('contacts'), around, sizes[size].contacts),
    conversations: demoConversations(r.fork('chat'), { ...around, needs }, pictures),
    signIns: demoSignIns(r.fork('sign-ins'), time, staff, accounts.length),
    content: demoContent(r.fork('content'), { ...around, pictures }),
    posts: demoPosts(r.fork('posts'), around, sizes[size].houses / sizes.full.houses),
    attendance: { months: sizes[size].months, random: r.fork('attendance') },
  };
}

function demoLedger(r: Random, around: Parameters<typeof demoDeals>[1], size: DemoSize): Ledger {
  const { business } = sizes[size];
  const { deals, shares } = demoDeals(r.fork('deals'), around, business);
  const old = demoOldTransactions(r.fork('old'), around, business.old, business.months);
  return { deals, shares, ...demoPapers(r.fork('papers'), around.calendar, deals, shares, business), old };
}

/** Among the first houses `staff@toam.vn` gets one of every standing, so that no tab of the tour is empty in any size. */
function plainHouse(
  r: Random,
  time: Calendar,
  staff: DemoStaff[],
  agents: ReadonlyArray<readonly [number, number]>,
  index: number,
) {
  const shown = standings[index];
  const agent = shown ? staff.findIndex(({ email }) => email === 'staff@toam.vn') : r.weighted(agents);
  return { ...demoHouse(r, time, shown ?? someStanding(r)), agent };
}

interface Surroundings {
  staff: DemoStaff[];
  customers: DemoCustomer[];
  pictures: Gallery;
  number: number;
}

function furnish(
  r: Random,
  time: Calendar,
  house: DemoHouse & { agent: number },
  around: Surroundings,
): Omit<PlacedHouse, 'talk'> {
  return {
    ...house,
    customer: someCustomer(r, house, around.customers),
    ...somePictures(r, house, around.pictures),
    documents: r.chance(0.26) ? documentsOf(r, house.row, around.number) : [],
    tags: r.some(
      demoTags.map((_, index) => index),
      r.weighted([
        [0, 4],
        [1, 3.6],
        [2, 2],
        [3, 0.6],
      ]),
    ),
    views: someViews(r, time, house, around.staff),
    changes: changesOf(r, time, house),
  };
}

/** Usually one of the agent's own customers. The customer's record must be older than the house. */
function someCustomer(r: Random, house: DemoHouse & { agent: number }, customers: DemoCustomer[]): number {
  const own = customers.flatMap((customer, index) => (customer.agent === house.agent ? [index] : []));
  const customer = own.length > 0 && r.chance(0.88) ? r.pick(own) : r.whole(0, customers.length - 1);
  const found = customers[customer]!;
  if (found.created > house.created) found.created = new Date(house.created.getTime() - r.whole(5, 60) * 60_000);
  return customer;
}

function somePictures(
  r: Random,
  { kind, standing, row }: DemoHouse,
  pictures: Gallery,
): Pick<PlacedHouse, 'publicPictures' | 'internalPictures'> {
  const missing = !isShared(standing) && r.chance(0.25);
  const outside = r.some(
    kind.exteriors.flatMap((exterior) => pictures[exterior]),
    kind.type === PropertyType.land ? r.whole(1, 2) : 1,
  );
  // in the order of a walk through the house; never the same picture twice
  const inside = [
    ...new Set(
      kind.rooms
        .slice(0, r.whole(Math.min(3, kind.rooms.length), kind.rooms.length))
        .map((room) => r.pick(pictures[room])),
    ),
  ];
  const internal = row.floors && r.chance(0.45) ? r.some(pictures.internal, r.whole(1, 3)) : [];
  return { publicPictures: missing ? [] : [...outside, ...inside], internalPictures: internal };
}

/** In these first days after sharing, the feed shows a house to everybody. */
const freshDays = 21;

/** Colleagues who opened the house. Older shared houses have more viewers; newly shared ones were opened by readers of the feed. */
function someViews(
  r: Random,
  time: Calendar,
  house: DemoHouse & { agent: number },
  staff: DemoStaff[],
): PlacedHouse['views'] {
  const days = (time.now.getTime() - house.created.getTime()) / 86_400_000;
  const max = isShared(house.standing) ? Math.min(12, 1 + days / 9) : 2;
  const active = staff.flatMap((one, index) => (one.status === 0 ? [] : [index]));
  const seenBy = (from: Random) => (viewer: number) => ({
    viewer,
    times: from.weighted([
      [1, 6],
      [2, 3],
      [3, 1],
      [5, 0.5],
    ]),
    last: time.between(from, house.created, time.now),
  });
  const found = r.some(active, Math.floor(r.between(0, max)));
  const feed = r.fork(`feed ${house.created.getTime()}`);
  const isFresh = isShared(house.standing) && days < freshDays;
  const inFeed = isFresh ? feed.some(active, feed.whole(2, 8)).filter((viewer) => !found.includes(viewer)) : [];
  return [...found.map(seenBy(r)), ...inFeed.map(seenBy(feed))];
}
