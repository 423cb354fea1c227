import type { StoreAnswer } from '../../../columnar/store-question';
import { inTx } from '../../../db/db';
import type { HouseQuestion } from './house-columns';

type Ask = (question: HouseQuestion) => Promise<StoreAnswer | undefined>;

let ask: Ask | undefined;

/** Sets what answers questions about houses; undefined: nothing does. */
export function answerHousesBy(answerer: Ask | undefined): void {
  ask = answerer;
}

/** Whether columns could answer now. A transaction sees its own changes, which no column has. */
export const hasHouseColumns = (): boolean => ask !== undefined && !inTx();

/** Undefined if the database must be asked. */
export const askHouseColumns: Ask = (question) =>
  ask && hasHouseColumns() ? ask(question) : Promise.resolve(undefined);
