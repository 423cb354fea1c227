import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './terminal.mjs';

/** Names of the remotes: the folders of apps/ with a remote.json. No list names them. */
export const everyRemote = () =>
  readdirSync(path.join(workspace, 'apps')).filter((app) =>
    existsSync(path.join(workspace, 'apps', app, 'remote.json')),
  );
