import type { Endpoint } from '@toam/contracts/endpoint';
import { dealText } from '@toam/contracts/deal/deal.text';
import { today } from '../deal.fixture';
import { type Wrong, wrongIds, wrongVersions } from './wrong-value.fixture';

/** A call that is accepted as it is, and what each of its fields must not be. */
export interface CheckedCall {
  endpoint: Endpoint;
  body: object;
  wrong: Record<string, Wrong[]>;
}

export const dayLength = 86_400;
export const future: Wrong = [today() + dayLength, dealText.future];

/** What a change is about. */
export const changed = { id: wrongIds, version: wrongVersions };
