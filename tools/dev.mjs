import './commands/require-node.mjs';

const { runCommand } = await import('./commands/terminal.mjs');
const { dev } = await import('./commands/dev.mjs');

await runCommand(dev);
