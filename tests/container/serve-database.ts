import { launchEmbeddedPostgres } from '@broadsheet/services/platform/postgres/embedded-postgres';

const [dataDir = ''] = process.argv.slice(2);
const server = await launchEmbeddedPostgres({ dataDir, log: (line) => console.error(line) });
console.log(server.url);

const keepAlive = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => {
  clearInterval(keepAlive);
  void server.stop();
});
