import { releaseText } from '@toam/contracts/release/release.text';

/** What people call the shell and the page of customers; a remote by its name. */
export const partName = (name: string): string => releaseText.own[name] ?? name;
