import { call, newIdempotencyKey } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { deleteDraft, writeDraft, type FormDraft, type NamedDrafts } from '@toam/contracts/draft/draft.endpoints';
import { dropDeviceDraft, putDeviceDraft, type DraftPlace } from './device-drafts';

/** ms from a change to the write on the device. A throttle: more typing does not delay it. */
const deviceAfter = 300;
/** ms from a change to the write to the API, and ms between two writes while a person types. */
const serverAfter = 1_000;
const serverEvery = 5_000;
/** ms until the retry of a failed write. It doubles each time, up to the longest. */
const firstRetry = 5_000;
const longestRetry = 60_000;
/** Largest draft in characters when the page closes. Browsers finish such a request up to 64 KB, headers included. */
const lastWord = 60_000;

type DraftData = FormDraft['data'];

/** Where the newest values are: `none` no draft, `failed` only in the form, `device` on this device, `server` at the API. */
type KeptWhere = 'none' | 'failed' | 'device' | 'server';
export interface Kept {
  where: KeptWhere;
  /** Epoch seconds. */
  at: number | null;
}

interface DraftKeeperInput {
  place: DraftPlace;
  /** The unsaved values; null if there are none. */
  read: () => DraftData | null;
  onKept: (stored: Kept) => void;
}

const epochNow = (): number => Math.floor(Date.now() / 1000);

/** Writes a draft to the API once. */
export const sendDraft = (
  form: string,
  body: { tab: string; version: number; data: DraftData; takes?: string | undefined },
  keepalive = false,
) => call(writeDraft, { params: { form }, body, keepalive });

/** Drafts of the forms open on this page. They are not offered to the person. */
const ownTabs = new Set<string>();
export const isOwnTab = (tab: string): boolean => ownTabs.has(tab);

/**
 * Keeps the typed values of one form: on this device within a second, at the API every five seconds during typing. If the API
 * says that the draft has ended elsewhere, the values continue as a new draft. D37, D110.
 */
export class DraftKeeper {
  private tab = '';
  private takes: string | undefined;
  /** Counts changes. `onDevice` and `onServer` are the versions that the device and the API have. */
  private version = 0;
  private onDevice = 0;
  private onServer = 0;
  private deviceTimer: ReturnType<typeof setTimeout> | undefined;
  private serverTimer: ReturnType<typeof setTimeout> | undefined;
  private lastSent = -Infinity;
  private retryAfter = firstRetry;
  private sending: Promise<void> | null = null;
  /** `running`: the record's save is under way. `uncertain`: its answer was lost, so it may have worked. */
  private save: 'none' | 'running' | 'uncertain' = 'none';
  private hasEnded = false;
  private isStopped = false;
  /** The record is saved and the form closes. Later changes make no draft. */
  private isClosed = false;

  constructor(private readonly input: DraftKeeperInput) {
    this.begin();
  }

  /** The drafts that end when the form is saved. */
  named(): NamedDrafts {
    return { form: this.input.place.form, tabs: [this.tab, ...(this.takes ? [this.takes] : [])] };
  }

  /** Call after every change of the form. */
  changed(): void {
    if (this.isStopped || this.isClosed) return;
    if (this.hasEnded && this.save !== 'running') this.begin();
    this.version++;
    this.deviceTimer ??= setTimeout(() => void this.flush(), deviceAfter);
    this.pushSoon();
  }

  /** Writes the values to this device now. Resolves when `kept` says what became of it. */
  async flush(): Promise<void> {
    clearTimeout(this.deviceTimer);
    this.deviceTimer = undefined;
    if (this.hasEnded || this.onDevice >= this.version) return;
    const data = this.input.read();
    if (data === null) return this.withdraw();
    const { tab, version, takes } = this;
    const { userId, form } = this.input.place;
    const isThere = await putDeviceDraft(userId, { form, tab, version, data, takes, updated_at: epochNow() });
    if (tab !== this.tab || this.hasEnded || this.onServer >= version || this.onDevice >= version) return;
    if (isThere) this.onDevice = version;
    this.tell(isThere ? 'device' : 'failed');
  }

  /** Sends the values to the API now, unless it has them. @param isLast the page is closing */
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
   * Continues another draft.
   * @returns the form's own draft until now, which stays; null if there was none
   */
  take(taken: string): (FormDraft & { isHere: boolean }) | null {
    void this.flush();
    void this.push(true);
    const data = this.version > 0 && !this.hasEnded ? this.input.read() : null;
    const { tab, version } = this;
    this.begin(taken);
    if (!data) return null;
    return { tab, version, data, updated_at: epochNow(), device: '', isHere: true };
  }

  saveBegins(): void {
    void this.flush();
    this.save = 'running';
  }

  /** @param isUncertain no answer came, so the record may be saved */
  saveFailed(isUncertain: boolean): void {
    this.save = isUncertain ? 'uncertain' : 'none';
    if (this.hasEnded && !isUncertain) this.fork();
    else if (this.onServer < this.version) this.pushSoon();
  }

  /** The record is saved, and its drafts end with it. @param staysOpen the form stays open */
  saved(staysOpen: boolean): void {
    this.save = 'none';
    this.isClosed = !staysOpen;
    for (const tab of this.named().tabs) dropDeviceDraft(this.input.place, tab);
    this.end();
  }

  /** Ends the draft: the person undid all changes, or the record already has them. */
  withdraw(): void {
    const { form } = this.input.place;
    if (this.onServer > 0 || this.sending)
      void call(deleteDraft, { params: { form }, body: { tab: this.tab } }).catch(() => undefined);
    this.end();
  }

  /** The form is mounted, possibly again. */
  start(): void {
    this.isStopped = false;
    ownTabs.add(this.tab);
  }

  /** The form unmounts. Its draft stays. */
  stop(): void {
    void this.flush();
    void this.push();
    this.isStopped = true;
    ownTabs.delete(this.tab);
    clearTimeout(this.serverTimer);
  }

  /** Call when the connection is back. */
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

  /** Starts a new draft with the form's values. The old one was continued or deleted elsewhere. */
  private fork(): void {
    dropDeviceDraft(this.input.place, this.tab);
    this.begin();
    this.changed();
    void this.flush();
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
      // Sent under an earlier tab id. The API has it now, or has ended it.
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
      // The answer of this save was lost, but the save worked.
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
    // Refused because of its content (for example too large), so a retry would fail too. The device has the draft.
    if (error instanceof CallFailed && error.status >= 400 && error.status < 500 && error.status !== 429) return;
    this.pushSoon(this.retryAfter);
    this.retryAfter = Math.min(this.retryAfter * 2, longestRetry);
  }

  private tell(where: KeptWhere): void {
    this.input.onKept({ where, at: where === 'none' || where === 'failed' ? null : epochNow() });
  }
}
