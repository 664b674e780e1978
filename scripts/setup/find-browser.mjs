import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackBrowser } from './unpack-browser.mjs';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @typedef {{ executablePath: string, env: Record<string, string> }} Browser */

/** @type {() => string[]} */
const installedBrowsers = () => [
  ...(process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => COMMANDS.map((command) => join(folder, command))),
  ...PLACES,
];

/** @type {(browser: Browser) => Promise<string | null>} what went wrong, or null */
const tryBrowser = async ({ executablePath, env }) => {
  const { chromium } = await import('@playwright/test');
  try {
    const running = await chromium.launch({ executablePath, env: { ...process.env, ...env } });
    await running.close();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
};

/**
 * Every browser that starts here, of different versions: that of this machine and the one from npm.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<Browser[]>} at least one
 * @throws {Error} when none starts
 */
export const findBrowsers = async (root, say) => {
  const first = await findBrowser(root, say);
  const unpacked = unpackBrowser(root, say);
  const isOther = unpacked && unpacked.executablePath !== first.executablePath;
  return isOther && !(await tryBrowser(unpacked)) ? [first, unpacked] : [first];
};

/**
 * A browser that really starts: CHROMIUM_PATH, else Playwright's own, an installed one, or the one from npm.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<Browser>}
 * @throws {Error} with the command that installs one, when none starts
 */
export const findBrowser = async (root, say) => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    const browser = { executablePath: CHROMIUM_PATH, env: {} };
    const fault = await tryBrowser(browser);
    if (fault) throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not start: ${fault}`);
    return browser;
  }
  const { chromium } = await import('@playwright/test');
  const places = [chromium.executablePath(), ...installedBrowsers()];
  for (const executablePath of new Set(places.filter((place) => existsSync(place)))) {
    const fault = await tryBrowser({ executablePath, env: {} });
    if (!fault) return { executablePath, env: {} };
    say(`${executablePath} does not start: ${fault}`);
  }
  const unpacked = unpackBrowser(root, say);
  const fault = unpacked ? await tryBrowser(unpacked) : 'there is none for this platform';
  if (unpacked && !fault) return unpacked;
  throw new Error(
    `No browser starts here (the one from npm: ${fault}), and browser tests are never skipped. Run\n` +
      '  npx playwright install --with-deps chromium\n' +
      'or name an installed Chromium or Chrome by CHROMIUM_PATH, and try again.',
  );
};
