/**
 * Ends programs other than Node ones when the cluster's own process is killed: they cannot notice it. Each is reported
 * to it as `{ name, pid }`.
 * @type {Map<string, number>}
 */
const running = new Map();
process.on('message', (/** @type {{ name: string, pid: number }} */ { name, pid }) =>
  running.set(name, pid),
);
process.on('disconnect', () => {
  for (const pid of running.values()) {
    try {
      process.kill(pid, 'SIGTERM');
    } catch {
      // It has ended before.
    }
  }
});
