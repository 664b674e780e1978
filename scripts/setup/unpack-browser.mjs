import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const UNPACK = `
  const { default: chromium } = await import('@sparticuz/chromium');
  await chromium.executablePath();
`;

/** @type {(folder: string) => string} */
const fontsConf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * The Chromium that npm installed, unpacked once into node_modules/.cache.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {{ executablePath: string, env: Record<string, string> } | null} null where it cannot run
 */
export const unpackBrowser = (root, say) => {
  const packageFile = join(root, 'node_modules/@sparticuz/chromium/package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageFile)) {
    return null;
  }
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const folder = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    say('unpacking a browser from node_modules');
    // Renamed when complete: the package would treat the files of an interrupted unpacking as complete.
    const unfinished = `${folder}-${process.pid}`;
    mkdirSync(unfinished, { recursive: true });
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', UNPACK],
      {
        cwd: root,
        encoding: 'utf8',
        // The package unpacks its shared libraries only in what it detects as this environment.
        env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      },
    );
    if (status !== 0) {
      rmSync(unfinished, { recursive: true });
      say(`that failed: ${stderr.trim()}`);
      return null;
    }
    // The package's own file searches its fonts in /tmp.
    writeFileSync(join(unfinished, 'fonts/fonts.conf'), fontsConf(folder));
    renameSync(unfinished, folder);
  }
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH ?? ''];
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
};
