import { call } from '@toam/api-client/call';
import { readTriedBuild } from '@toam/contracts/release/release.endpoints';
import { registeredRemote, type RegisteredRemote } from '@toam/platform/remote-manifest';
import { keepTrials, keptTrials, trialsIn, useTrials, type FailedTrial, type Trial } from './trials';

/** Trials of the address take the place of earlier ones of the same remote. The address is cleaned: a link that is passed on tries nothing. */
function askedFor(): Trial[] {
  const address = new URL(location.href);
  const asked = trialsIn(address.searchParams.getAll('build'));
  if (asked.length > 0) {
    address.searchParams.delete('build');
    history.replaceState(history.state, '', address);
  }
  const named = (trial: Trial) => asked.some(({ name }) => name === trial.name);
  return [...keptTrials().filter((trial) => !named(trial)), ...asked];
}

/** The entry of a trial; or why there is none. It never rejects: what can't be tried is told, and the live build stays. */
async function entryOf(trial: Trial): Promise<RegisteredRemote | FailedTrial> {
  try {
    const { entry } = await call(readTriedBuild, { query: trial });
    return registeredRemote.parse(entry);
  } catch (error) {
    return { ...trial, why: error instanceof Error ? error.message : String(error) };
  }
}

const hasFailed = (entry: RegisteredRemote | FailedTrial): entry is FailedTrial => 'why' in entry;

/** The registry's remotes, with those in place that this tab tries. */
export async function withTrials(remotes: RegisteredRemote[]): Promise<RegisteredRemote[]> {
  const asked = askedFor();
  const entries = await Promise.all(asked.map(entryOf));
  const failed = entries.filter(hasFailed);
  const found = entries.filter((entry): entry is RegisteredRemote => !hasFailed(entry));
  const tried = asked.filter(({ name }) => found.some((entry) => entry.name === name));
  keepTrials(tried);
  useTrials.setState({ tried, failed });
  const isReplaced = ({ name }: RegisteredRemote) => found.some((entry) => entry.name === name);
  return [...remotes.filter((remote) => !isReplaced(remote)), ...found];
}
