import './commands/require-node.mjs';

const { runCommand } = await import('./commands/terminal.mjs');
const { test } = await import('./commands/test.mjs');

await runCommand(test);
