import type { Calendar } from './calendar';
import type { DemoDocument } from './documents';
import type { DemoChange } from './houses/history';
import type { DemoHouse } from './houses/house';
import type { DemoStaff } from './people/accounts';
import type { DemoCustomer } from './people/customers';
import type { Picture } from './pictures';

/** A house with its related data. Numbers are indexes in the brokerage's lists. */
export interface PlacedHouse extends DemoHouse {
  agent: number;
  customer: number;
  publicPictures: Picture[];
  internalPictures: Picture[];
  documents: DemoDocument[];
  tags: number[];
  views: Array<{ viewer: number; times: number; last: Date }>;
  changes: DemoChange[];
}

/** What needs, showings and contact requests are made from. */
export interface Market {
  staff: DemoStaff[];
  customers: DemoCustomer[];
  houses: PlacedHouse[];
  calendar: Calendar;
}
