import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { tsImport } from 'tsx/esm/api';

const { fitOfRemote, hostMembers } = await tsImport('./build-fit.ts', import.meta.url);

let folder;
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'fit-'));
  mkdirSync(path.join(folder, 'node_modules'));
});
after(() => rmSync(folder, { recursive: true }));

const written = (name, source) => {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
};

test('what a remote needs is what its files use, and the slots of its remote.json', async () => {
  const files = [
    written('a.screen.tsx', "import { useState, type FC } from 'react'; import { Card } from '@toam/ui/core';"),
    written('b.screen.tsx', "import { Button, Card } from '@toam/ui/core'; import { other } from '@toam/ui/icons';"),
    written(
      'node_modules/parts.mjs',
      "import * as React from 'react'; React.useId(); React['use'.trim()]; hand(React);",
    ),
    written('a.module.css', "@import 'react';"),
  ];
  assert.deepEqual(await fitOfRemote(files, ['admin.tab', 'admin.tab']), {
    needs: { '@toam/ui/core': ['Button', 'Card'], react: ['useId', 'useState'], slots: ['admin.tab'] },
    contracts: [],
  });
});

test('own code that uses a shared module as a whole is refused, because nobody could tell which names', async () => {
  const file = written('whole.ts', "import { z } from 'zod'; export const schemas = { ...z };");
  await assert.rejects(fitOfRemote([file], []), /whole\.ts uses zod as a whole: name what you use/);
});

test('the members of the platform’s host are known', async () => {
  const members = await hostMembers();
  assert.ok(members.includes('platformHost().contributions'));
  assert.ok(members.includes('platformHost().report'));
});
