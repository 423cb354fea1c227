import { oldestBrowsers } from '../../libs/contracts/src/oldest-browsers.ts';

/** The oldest browsers as browserslist's queries. */
export const targets: string[] = Object.entries(oldestBrowsers).map(([name, version]) => `${name} >= ${version}`);
