/**
 * Processors for one Jest: all of them, or as many as `npm test` leaves it beside another (JEST_WORKERS). A worker that has grown is
 * started anew between two files; that also keeps a single one a process of its own.
 */
module.exports = { maxWorkers: process.env.JEST_WORKERS ?? '100%', workerIdleMemoryLimit: '2GB' };
