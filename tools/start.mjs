import './commands/require-node.mjs';

const { runCommand } = await import('./commands/terminal.mjs');
const { start } = await import('./commands/start.mjs');

await runCommand(start);
