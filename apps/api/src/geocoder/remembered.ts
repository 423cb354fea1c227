/**
 * Caches the results of a slow function and drops the least recently used. Failures are not cached. Two calls with the
 * same key at once share one result.
 * @param max the number of cached results
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
