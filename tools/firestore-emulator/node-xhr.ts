/** XMLHttpRequest for Node, as far as the SDK's builds for browsers use it: unary calls and uploads. */
class NodeXhr extends EventTarget {
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  response: unknown = '';
  responseType = '';
  onreadystatechange: (() => void) | null = null;
  onload: (() => void) | null = null;
  readonly upload = new EventTarget();
  private method = '';
  private address = '';
  private readonly headers: Record<string, string> = {};
  private answered = new Headers();
  private readonly aborting = new AbortController();

  open(method: string, address: string): void {
    this.method = method;
    this.address = address;
    this.step(1);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.answered.get(name);
  }

  getAllResponseHeaders(): string {
    return [...this.answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  abort(): void {
    this.aborting.abort();
  }

  send(body?: BodyInit | null): void {
    void this.exchange(body ?? null);
  }

  private step(state: number): void {
    this.readyState = state;
    this.onreadystatechange?.();
  }

  private async exchange(body: BodyInit | null): Promise<void> {
    let outcome = 'load';
    try {
      const { method, headers } = this;
      const reply = await fetch(this.address, { method, headers, body, signal: this.aborting.signal });
      this.answered = reply.headers;
      this.status = reply.status;
      this.statusText = reply.statusText;
      this.responseText = await reply.text();
      this.response = this.responseText;
    } catch {
      this.status = 0;
      outcome = this.aborting.signal.aborted ? 'abort' : 'error';
    }
    this.step(4);
    if (outcome === 'load') this.onload?.();
    this.dispatchEvent(new Event(outcome));
  }
}

/** Gives Node what the SDK's builds for browsers ask for. */
export function provideXhr(): void {
  Object.assign(globalThis, { XMLHttpRequest: NodeXhr });
}
