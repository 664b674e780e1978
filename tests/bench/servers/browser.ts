import { type Browser, chromium } from '@playwright/test';
import Type from 'typebox';
import Value from 'typebox/value';
import { closeAtEnd } from './left-open.ts';

const Found = Type.Object({
  executablePath: Type.String(),
  env: Type.Record(Type.String(), Type.String()),
});

/**
 * Starts the browser that `npm run bench` found; it ends with the bench.
 * @param debuggingPort where other programs may steer it too
 */
export const openBrowser = async (debuggingPort?: number): Promise<Browser> => {
  const found: unknown = JSON.parse(process.env.BENCH_BROWSER ?? 'null');
  if (!Value.Check(Found, found)) throw new Error('BENCH_BROWSER names no browser');
  const port = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: { ...process.env, ...found.env },
    args: ['--disable-gpu', ...port],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  closeAtEnd(() => browser.close());
  return browser;
};
