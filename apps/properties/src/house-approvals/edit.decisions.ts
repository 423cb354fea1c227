import { confirm } from '@toam/ui/core';
import { editQuestion, sendEditDecision, type EditDecision } from '../house/edit-decision';
import type { WaitingEdit } from './approval.queries';
import type { Decision, Decisions } from './decision';

const decisionOf =
  (decision: EditDecision): Decision<WaitingEdit> =>
  async ({ edit }, send) => {
    if (await confirm(editQuestion(decision, edit))) await send(() => sendEditDecision(decision, edit));
  };

/** Decisions on pending edits of houses on the website. Both need a confirmation. Specification 1 §4. */
export const editDecisions: Decisions<WaitingEdit> = { approve: decisionOf('approve'), reject: decisionOf('reject') };
