import type { Actor } from '@toam/domain/actor';

/** The person at the screen, as far as chrome and rules need them; the rest of the profile is a query. Specification 2 §3. */
export interface SignedInUser extends Actor {
  name: string;
  email: string | null;
  phone_number: string;
  /** URL of the picture, null where there is none. */
  avatar: string | null;
}
