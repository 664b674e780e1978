import { setTimeout as wait } from 'node:timers/promises';
import { loadSiteSecret } from '@broadsheet/site-secret/load-site-secret';
import pino from 'pino';
import { createServices } from './app.ts';
import { readConfig, type ServicesConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { prepareDatabase } from './prepare-database.ts';

const fail = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error);
  pino(pino.destination({ sync: true })).fatal(reason);
  process.exit(1);
};

const start = async (config: ServicesConfig): Promise<void> => {
  const logger = pino({ level: config.logLevel, name: 'services' });
  const log = (line: string): void => logger.info(line);
  const siteSecret = await loadSiteSecret(config.siteSecret);
  let loaded = false;
  let stopping: Promise<void> | undefined;
  const opened = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.postgresDir,
    poolSize: config.poolSize,
    log,
    onLost: () =>
      fail(new Error('The embedded PostgreSQL has gone. Start again to bring it back.')),
  });
  const { database, close } = opened;
  const app = createServices({
    database,
    seoDir: config.seoDir,
    siteSecret,
    isLimited: config.isLimited,
    isLoaded: () => loaded,
    logger,
  });
  const stop = async (): Promise<void> => {
    const late = wait(config.shutdownDeadlineMs, 'late', { ref: false });
    const outcome = await Promise.race([app.close(), late]);
    if (outcome === 'late') app.server.closeAllConnections();
    await Promise.race([close(), wait(config.shutdownDeadlineMs, undefined, { ref: false })]);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stopping ??= stop().catch(fail);
    });
  try {
    await app.listen({ host: config.host, port: config.port });
    await prepareDatabase(opened, config, log);
    loaded = true;
    log('Ready');
  } catch (error) {
    if (stopping) return;
    await close();
    throw error;
  }
};

await Promise.resolve(process.env).then(readConfig).then(start).catch(fail);
