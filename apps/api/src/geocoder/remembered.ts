/**
 * Keeps the last answers of a slow question; those used longest ago go first. Failures are not kept, and two who ask the
 * same at once wait for one answer.
 * @param max how many answers are kept
 */
export function remembered<Answer>(
  max: number,
  ask: (key: string) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (key) => {
    const known = answers.get(key);
    if (known) answers.delete(key);
    const answer = known ?? ask(key);
    answers.set(key, answer);
    if (!known) answer.catch(() => answers.delete(key));
    for (const oldest of answers.keys()) {
      if (answers.size <= max) break;
      answers.delete(oldest);
    }
    return answer;
  };
}
