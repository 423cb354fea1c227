/**
 * Runs while the shell's own code is still on its way: asks for the registry, and for the code of the remote that the
 * address belongs to, so that neither waits for half a megabyte of shell. The shell takes the answers over
 * (`answers.ts`) or, where something failed, asks again by itself. Imports nothing: it must be a few hundred bytes.
 */
interface Listed {
  segments: string[];
  entry: string;
  preload: string[];
}

/** Milliseconds, after which the shell's own deadlines have passed, too. */
const deadline = 3000;

const ask = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(deadline) });

/** Keeps the answer for the shell; a failure is found again by whoever needs it. */
function keep(answers: Map<string, Promise<Response>>, url: string): Promise<Response> {
  const answer = ask(url);
  answers.set(url, answer);
  answer.catch(() => undefined);
  return answer;
}

async function preloadAnswers(answers: Map<string, Promise<Response>>): Promise<void> {
  const registry = await keep(answers, '/remotes.json');
  const { remotes } = (await registry.clone().json()) as { remotes: Listed[] };
  const segment = location.pathname.split('/')[1] || 'dashboard';
  const remote = remotes.find(({ segments }) => segments.includes(segment));
  if (!remote) return;
  void keep(answers, remote.entry);
  for (const script of remote.preload)
    ask(script)
      .then((reply) => reply.arrayBuffer())
      .catch(() => undefined); // also where the body is late: the script itself is asked for next
}

// Who has no session goes to the login page, which needs none of it.
if (localStorage.getItem('USER_TOKEN')) {
  const answers = new Map<string, Promise<Response>>();
  window.toAmPreloaded = answers;
  preloadAnswers(answers).catch(() => undefined); // the shell asks again, and says what is wrong
}
