import { call, newIdempotencyKey } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { deleteDraft, writeDraft, type FormDraft, type NamedDrafts } from '@toam/contracts/draft/draft.endpoints';
import { dropDeviceDraft, putDeviceDraft, type DraftPlace } from './device-drafts';

/** ms after the first change that the device does not have. A throttle: typing on does not put it off. */
const deviceAfter = 300;
/** ms from the first change to the API, and between two writes while somebody types on. */
const serverAfter = 1_000;
const serverEvery = 5_000;
/** ms until a failed write is tried again: doubled each time up to the longest. */
const firstRetry = 5_000;
const longestRetry = 60_000;
/** Browsers let a request outlive its page up to 64 KB, headers included. */
const lastWord = 60_000;

type DraftData = FormDraft['data'];

/** Where the newest of what was typed is: nowhere but in the form (`failed`), on this device, or at the API. */
export type KeptWhere = 'none' | 'failed' | 'device' | 'server';
export interface Kept {
  where: KeptWhere;
  /** Epoch seconds. */
  at: number | null;
}

export interface DraftKeeperInput {
  place: DraftPlace;
  /** What is unsaved now; null where nothing is. */
  read: () => DraftData | null;
  onKept: (kept: Kept) => void;
}

const epochNow = (): number => Math.floor(Date.now() / 1000);

/** One write to the API. */
export const sendDraft = (
  form: string,
  body: { tab: string; version: number; data: DraftData; takes?: string | undefined },
  keepalive = false,
) => call(writeDraft, { params: { form }, body, keepalive });

/** Drafts that are being typed on this page: nobody is offered what stands before them. */
const ownTabs = new Set<string>();
export const isOwnTab = (tab: string): boolean => ownTabs.has(tab);

/**
 * Keeps what is typed into one form: on this device within a second, at the API every five while typing goes on. Where the API
 * says that the draft has ended elsewhere, what is typed goes on as a draft of its own. D37, D110.
 */
export class DraftKeeper {
  private tab = '';
  private takes: string | undefined;
  /** Counts changes; the two others say how far the device and the API have them. */
  private version = 0;
  private onDevice = 0;
  private onServer = 0;
  private deviceTimer: ReturnType<typeof setTimeout> | undefined;
  private serverTimer: ReturnType<typeof setTimeout> | undefined;
  private lastSent = -Infinity;
  private retryAfter = firstRetry;
  private sending: Promise<void> | null = null;
  /** The record is being saved; the answer of a save was lost, so that it may have been. */
  private save: 'none' | 'running' | 'uncertain' = 'none';
  private hasEnded = false;
  private isStopped = false;
  /** Saved, and the form goes away: nothing that it still says is a draft. */
  private isClosed = false;

  constructor(private readonly input: DraftKeeperInput) {
    this.begin();
  }

  /** The drafts that end when the form is saved. */
  named(): NamedDrafts {
    return { form: this.input.place.form, tabs: [this.tab, ...(this.takes ? [this.takes] : [])] };
  }

  /** Something was typed. */
  changed(): void {
    if (this.isStopped || this.isClosed) return;
    if (this.hasEnded && this.save !== 'running') this.begin();
    this.version++;
    this.deviceTimer ??= setTimeout(() => this.flush(), deviceAfter);
    this.pushSoon();
  }

  /** Puts what was typed on this device now. */
  flush(): void {
    clearTimeout(this.deviceTimer);
    this.deviceTimer = undefined;
    if (this.hasEnded || this.onDevice >= this.version) return;
    const data = this.input.read();
    if (data === null) return this.withdraw();
    const { tab, version, takes } = this;
    const { userId, form } = this.input.place;
    const isThere = putDeviceDraft(userId, { form, tab, version, data, takes, updated_at: epochNow() });
    if (isThere) this.onDevice = version;
    this.tell(isThere ? 'device' : 'failed');
  }

  /** Sends it to the API now, unless it has it. @param isLast the page is being left */
  push(isLast = false): Promise<void> {
    clearTimeout(this.serverTimer);
    this.serverTimer = undefined;
    const isUp = this.hasEnded || this.onServer >= this.version;
    if (isUp || this.save === 'running') return this.sending ?? Promise.resolve();
    if (this.sending && !isLast) return this.sending.then(() => this.push());
    const data = this.input.read();
    if (data === null) return Promise.resolve();
    if (isLast && JSON.stringify(data).length > lastWord) return Promise.resolve();
    const sending = this.send(data, isLast).finally(() => {
      if (this.sending === sending) this.sending = null;
    });
    return (this.sending = sending);
  }

  /**
   * Goes on with another draft.
   * @returns what stood here so far: it stays as a draft of its own
   */
  take(taken: string): (FormDraft & { isHere: boolean }) | null {
    this.flush();
    void this.push(true);
    const data = this.version > 0 && !this.hasEnded ? this.input.read() : null;
    const { tab, version } = this;
    this.begin(taken);
    if (!data) return null;
    return { tab, version, data, updated_at: epochNow(), device: '', isHere: true };
  }

  saveBegins(): void {
    this.flush();
    this.save = 'running';
  }

  /** @param isUncertain nobody answered: it may have been saved */
  saveFailed(isUncertain: boolean): void {
    this.save = isUncertain ? 'uncertain' : 'none';
    if (this.hasEnded && !isUncertain) this.fork();
    else if (this.onServer < this.version) this.pushSoon();
  }

  /** The record is saved, and its drafts ended with it. @param staysOpen the form goes on */
  saved(staysOpen: boolean): void {
    this.save = 'none';
    this.isClosed = !staysOpen;
    for (const tab of this.named().tabs) dropDeviceDraft(this.input.place, tab);
    this.end();
  }

  /** Everything typed was taken back, or was there already. */
  withdraw(): void {
    const { form } = this.input.place;
    if (this.onServer > 0 || this.sending)
      void call(deleteDraft, { params: { form }, body: { tab: this.tab } }).catch(() => undefined);
    this.end();
  }

  /** The form is there (again). */
  start(): void {
    this.isStopped = false;
    ownTabs.add(this.tab);
  }

  /** The form goes away; what was typed stays. */
  stop(): void {
    this.flush();
    void this.push();
    this.isStopped = true;
    ownTabs.delete(this.tab);
    clearTimeout(this.serverTimer);
  }

  /** The line is back. */
  retry(): void {
    if (this.serverTimer && this.version > 0) void this.push();
  }

  private begin(takes?: string): void {
    ownTabs.delete(this.tab);
    this.tab = newIdempotencyKey();
    ownTabs.add(this.tab);
    this.takes = takes;
    this.version = this.onDevice = this.onServer = 0;
    this.hasEnded = false;
    this.retryAfter = firstRetry;
  }

  private end(): void {
    clearTimeout(this.deviceTimer);
    clearTimeout(this.serverTimer);
    this.deviceTimer = this.serverTimer = undefined;
    this.hasEnded = true;
    dropDeviceDraft(this.input.place, this.tab);
    this.tell('none');
  }

  /** Elsewhere somebody went on with this draft, or threw it away: what stands here is another one from now on. */
  private fork(): void {
    dropDeviceDraft(this.input.place, this.tab);
    this.begin();
    this.changed();
    this.flush();
  }

  private pushSoon(after = serverAfter): void {
    if (this.isStopped || this.serverTimer) return;
    const wait = Math.max(after, this.lastSent + serverEvery - Date.now());
    this.serverTimer = setTimeout(() => void this.push(), wait);
  }

  private async send(data: DraftData, isLast: boolean): Promise<void> {
    const { tab, version, takes } = this;
    this.lastSent = Date.now();
    try {
      const { ended } = await sendDraft(this.input.place.form, { tab, version, data, takes }, isLast);
      if (tab === this.tab) this.arrived(version, ended);
      // in the name of an earlier tab: the API has it, or it has ended
      else dropDeviceDraft(this.input.place, tab);
    } catch (error) {
      if (tab === this.tab) this.refused(error);
    }
  }

  private arrived(version: number, ended: boolean): void {
    this.retryAfter = firstRetry;
    if (ended) {
      if (this.hasEnded) return;
      if (this.save === 'none') return this.fork();
      this.hasEnded = true;
      // the save whose answer was lost has been done
      if (this.save === 'uncertain') this.end();
      return;
    }
    this.onServer = Math.max(this.onServer, version);
    if (this.onServer < this.version) return this.pushSoon();
    if (this.hasEnded) return;
    dropDeviceDraft(this.input.place, this.tab);
    this.onDevice = this.version;
    if (this.takes) dropDeviceDraft(this.input.place, this.takes);
    this.tell('server');
  }

  private refused(error: unknown): void {
    // refused for what it is (too large): the same again would be refused as well; the device has it
    if (error instanceof CallFailed && error.status >= 400 && error.status < 500 && error.status !== 429) return;
    this.pushSoon(this.retryAfter);
    this.retryAfter = Math.min(this.retryAfter * 2, longestRetry);
  }

  private tell(where: KeptWhere): void {
    this.input.onKept({ where, at: where === 'none' || where === 'failed' ? null : epochNow() });
  }
}
