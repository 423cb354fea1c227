import { ReleaseRefused } from '../../libs/releases/src/release-refused.ts';
import { madeLive, type Builds, type Made, type Plan } from './plan.ts';

/** What a release does to the world. */
export interface Steps {
  build: (apps: string[]) => Promise<void>;
  /** The commit that the live API was built from. Null: it does not say. */
  commitOfApi: () => Promise<string | null>;
  live: () => Promise<Builds>;
  /** @throws ReleaseRefused if something could not run with what is live */
  publish: (web: string[]) => Promise<void>;
  /** Opens the build's addresses. @returns what is wrong, with the place of a picture; none: it works */
  smoke: (of: string, build: string) => Promise<string[]>;
  /** Makes these builds live again, in this order. */
  goBack: (made: (Made & { before: string })[]) => Promise<void>;
  tell: (line: string) => void;
}

/** @returns what is wrong with these builds */
async function smokeAll(builds: readonly Pick<Made, 'of' | 'build'>[], { smoke, tell }: Steps): Promise<string[]> {
  const found: string[] = [];
  for (const { of, build } of builds) {
    // a browser that died has seen nothing that works
    const wrong = await smoke(of, build).catch((error: unknown) => [`${of}: ${String(error)}`]);
    tell(wrong.length === 0 ? `${of} ${build} works` : `${of} ${build} FAILS`);
    for (const sentence of wrong) tell(`  ${sentence}`);
    found.push(...wrong);
  }
  return found;
}

/** What was live before this release is live again, and is looked at, too. */
async function takeBack(made: readonly Made[], steps: Steps): Promise<void> {
  const first = made.filter(({ before }) => !before);
  for (const { of, build } of first)
    steps.tell(`${of} ${build} stays live: nothing was before it. Publish another build`);
  const back = made.toReversed().flatMap((one) => (one.before ? [{ ...one, before: one.before }] : []));
  if (back.length === 0) return;
  await steps.goBack(back);
  for (const { of, build, before } of back) steps.tell(`${of} ${before} is live again, no longer ${build}`);
  const wrong = await smokeAll(
    back.map(({ of, before }) => ({ of, build: before })),
    steps,
  );
  if (wrong.length > 0) steps.tell('What was live before fails, too: this release may not be the cause');
}

async function requireApi({ commitOfApi, tell }: Steps): Promise<void> {
  const commit = await commitOfApi();
  if (!commit)
    throw new ReleaseRefused(
      'the API changed, and the live one does not say which commit it was built from. Deploy the API first',
    );
  tell(`the API changed; the live one is of ${commit.slice(0, 12)}`);
}

/**
 * Builds, publishes and looks at the result, API → shell → remotes. What fails, is back as a whole.
 * @returns whether everything that it published works
 * @throws ReleaseRefused if it may not be published; what was already live of it is back
 */
export async function runRelease({ hasApi, web }: Plan, steps: Steps): Promise<boolean> {
  const { tell } = steps;
  const apps = [...(hasApi ? ['api'] : []), ...web];
  if (apps.length === 0) {
    tell('no app is affected: nothing to release');
    return true;
  }
  await steps.build(apps);
  if (hasApi) await requireApi(steps);
  if (web.length === 0) return true;
  const before = await steps.live();
  const refusal = await steps.publish(web).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const made = madeLive(web, before, await steps.live());
  for (const { of, build } of made) tell(`${of} ${build} is live`);
  if (refusal) {
    if (made.length > 0) tell(`publishing failed half way: ${String(refusal.error)}`);
    await takeBack(made, steps);
    throw refusal.error;
  }
  if (made.length === 0) tell('all of it is live already');
  if ((await smokeAll(made, steps)).length === 0) return true;
  await takeBack(made, steps);
  return false;
}
