import type { Actor } from '@toam/domain/actor';

/** The signed-in person, with the fields that the shell's frame and rules need. The rest of the profile is a query. Specification 2 §3. */
export interface SignedInUser extends Actor {
  name: string;
  email: string | null;
  phone_number: string;
  /** URL of the picture, null if there is none. */
  avatar: string | null;
}

/** The fields of a person that access rules read. */
export const rights = [
  ...(['role', 'job_position', 'create_product_permission', 'update_product_permission', 'chat_permission'] as const),
  ...(['customer_permission', 'request_permission', 'project_permission', 'news_permission'] as const),
  ...(['employment_diagram_permission', 'bussiness_permission'] as const),
  ...(['minimum_price', 'maximum_price', 'project', 'province'] as const),
] as const satisfies readonly (keyof Actor)[];
