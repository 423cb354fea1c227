/**
 * Runs while the shell's own code loads. It requests the registry and the code of the address's remote, so that neither waits
 * for half a megabyte of shell. The shell takes the answers (`answers.ts`). If a request failed, the shell sends it again.
 * Imports nothing: it must be only a few hundred bytes.
 */
interface Listed {
  segments: string[];
  entry: string;
  preload: string[];
}

/** Milliseconds. By then the shell's own timeouts have passed, too. */
const deadline = 3000;

const ask = (url: string): Promise<Response> => fetch(url, { signal: AbortSignal.timeout(deadline) });

/** Keeps the answer for the shell. A failure is ignored: the caller that needs the answer meets it again. */
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
      .catch(() => undefined); // also if the body is late: the page requests the script itself next
}

// Without a session the user goes to the login page, which needs none of this.
if (localStorage.getItem('USER_TOKEN')) {
  const answers = new Map<string, Promise<Response>>();
  window.toAmPreloaded = answers;
  preloadAnswers(answers).catch(() => undefined); // the shell sends the request again and reports the error
}
