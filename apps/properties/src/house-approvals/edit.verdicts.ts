import { confirm } from '@toam/ui/core';
import { editQuestion, sendEditDecision, type EditDecision } from '../house/edit-decision';
import type { WaitingEdit } from './approval.queries';
import type { Verdict, Verdicts } from './verdict';

const verdictOf =
  (decision: EditDecision): Verdict<WaitingEdit> =>
  async ({ edit }, settle) => {
    if (await confirm(editQuestion(decision, edit))) await settle(() => sendEditDecision(decision, edit));
  };

/** Pending edits of houses on the website: both verdicts are confirmed. Specification 1 §4. */
export const editVerdicts: Verdicts<WaitingEdit> = { approve: verdictOf('approve'), reject: verdictOf('reject') };
