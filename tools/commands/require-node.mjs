/**
 * Ends the process with one line if Node is too old. It uses old syntax and imports nothing, so that an old Node can read it.
 * Commands import everything else only after this check.
 */
const oldest = [20, 19];
const running = process.versions.node.split('.').map(Number);

if (running[0] < oldest[0] || (running[0] === oldest[0] && running[1] < oldest[1])) {
  console.error(
    'Cần Node ' +
      oldest.join('.') +
      ' trở lên, máy đang chạy ' +
      process.versions.node +
      '. Cài bản LTS mới rồi chạy lại.',
  );
  process.exit(1);
}
