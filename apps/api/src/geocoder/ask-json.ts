/** Milliseconds. A slower service counts as failed. */
const timeout = 5_000;

/**
 * GETs JSON from an outside service.
 * @returns the unchecked answer; null for 404: nothing found
 * @throws Error with the service and the status, never with the requested address: it contains a place or an IP address
 */
export async function askJson(service: string, url: URL): Promise<unknown> {
  const reply = await fetch(url, {
    // Nominatim's rules: the client must identify itself
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
