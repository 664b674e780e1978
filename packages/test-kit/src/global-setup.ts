import type { TestProject } from 'vitest/node';
import { startTestServer } from './database/start-test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the template database that each test's own is copied from. */
    readonly templateUrl: string;
    /** Epoch milliseconds: the time that the template's jobs relate to. */
    readonly demoNow: number;
  }
}

/** Starts one PostgreSQL for the whole run; vitest calls the returned function at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('templateUrl', server.templateUrl);
  project.provide('demoNow', server.demoNow);
  return server.stop;
}
