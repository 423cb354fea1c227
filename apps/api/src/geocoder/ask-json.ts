/** A service that takes longer than this has failed. */
const timeout = 5_000;

/**
 * GETs JSON from a service outside.
 * @returns what it answered, unchecked; null for 404: it knows of no such thing
 * @throws Error naming the service and the status, never the address asked: it holds somebody's place or IP address
 */
export async function askJson(service: string, url: URL): Promise<unknown> {
  const reply = await fetch(url, {
    // Nominatim's rules of use: say who asks
    headers: { accept: 'application/json', 'user-agent': 'ToAm-back-office/1' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    const reason =
      error instanceof Error && error.name === 'TimeoutError' ? 'did not answer in time' : 'was not reached';
    throw new Error(`${service} ${reason}`);
  });
  if (reply.ok) return reply.json().catch(() => Promise.reject(new Error(`${service} answered no JSON`)));
  await reply.body?.cancel();
  if (reply.status === 404) return null;
  throw new Error(`${service} answered ${reply.status}`);
}
