const { readdirSync, statSync } = require('node:fs');
const path = require('node:path');

/** Every test file of a project, absolute paths. */
exports.testsBelow = (project) => {
  const src = path.join(project, 'src');
  return readdirSync(src, { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join(src, name));
};

/** What a kilobyte of tests takes, roughly: 0.13 s, measured in the API's. */
const secondsOf = (file) => (statSync(file).size / 1024) * 0.13;

/** The longest files first, each to the batch that is shortest so far. */
exports.split = (files, count, measured = () => undefined) => {
  const batches = Array.from({ length: count }, () => ({ seconds: 0, names: [] }));
  const timed = files.map((name) => ({ name, seconds: measured(name) ?? secondsOf(name) }));
  for (const { name, seconds } of timed.toSorted((a, b) => b.seconds - a.seconds || a.name.localeCompare(b.name))) {
    const shortest = batches.reduce((least, batch) => (batch.seconds < least.seconds ? batch : least));
    shortest.seconds += seconds;
    shortest.names.push(name);
  }
  return batches.map((batch) => batch.names).filter((names) => names.length > 0);
};

/** Jest's project of one batch: `file` runs it and finds its `batchedFiles` as a global. */
exports.partOf = (project, displayName, file, batchedFiles) => ({
  ...project,
  displayName,
  globals: { batchedFiles },
  roots: [path.dirname(file)],
  testMatch: [file],
});
