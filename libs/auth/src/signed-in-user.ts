import type { Actor } from '@toam/domain/actor';

/** The signed-in person, with the fields that the shell's frame and rules need. The rest of the profile is a query. Specification 2 §3. */
export interface SignedInUser extends Actor {
  name: string;
  email: string | null;
  phone_number: string;
  /** URL of the picture, null if there is none. */
  avatar: string | null;
}
