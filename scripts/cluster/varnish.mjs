import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawnCommand } from '../run/spawn-program.mjs';
import { findServerProgram } from '../setup/find-server-program.mjs';
import { fillTemplate } from './nginx.mjs';

const FOLDER = 'deploy/varnish';
const TEMPLATE = `${FOLDER}/site.vcl.template`;
/** The BFF compresses. Its longest headers, and those that nginx accepts, are above Varnish's defaults. */
const PARAMETERS = [
  'http_gzip_support=off',
  'http_req_hdr_len=16k',
  'http_req_size=64k',
  'http_resp_hdr_len=16k',
  'http_resp_size=64k',
  'workspace_client=192k',
  'workspace_backend=192k',
];

/**
 * What is particular to one site.
 * @typedef {{
 *   bffs: readonly [string, string],
 *   fronts: string,
 *   purgers: string,
 *   secretFile: string,
 * }} EdgeSite bffs: `host:port` each; fronts and purgers: an address or network in quotes
 */

/** @type {(site: EdgeSite) => Record<string, string>} */
const valuesOf = ({ bffs, fronts, purgers, secretFile }) => {
  const [[host1 = '', port1 = ''], [host2 = '', port2 = '']] = [
    bffs[0].split(':'),
    bffs[1].split(':'),
  ];
  return {
    BFF_1_HOST: host1,
    BFF_1_PORT: port1,
    BFF_2_HOST: host2,
    BFF_2_PORT: port2,
    FRONTS: fronts,
    PURGERS: purgers,
    SECRET_FILE: secretFile,
  };
};

/**
 * Writes site.vcl into a folder, and returns the program with the arguments that all uses share.
 * @param {{ root: string, folder: string, site: EdgeSite, report: (line: string) => void }} options
 * @throws {Error} with how to get it, where there is no varnishd
 */
export const configureVarnish = ({ root, folder, site, report }) => {
  const { executablePath, env } = findServerProgram(root, 'varnishd', report);
  mkdirSync(folder, { recursive: true });
  const template = readFileSync(join(root, TEMPLATE), 'utf8');
  writeFileSync(join(folder, 'site.vcl'), fillTemplate(template, valuesOf(site), TEMPLATE));
  const architecture = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  // Beside the program: Debian's may be unpacked somewhere else than where it was built for.
  const modules = join(dirname(executablePath), `../lib/${architecture}-linux-gnu/varnish/vmods`);
  const parameters = [
    ...PARAMETERS,
    `vcl_path=${join(root, FOLDER)}:${folder}`,
    `vmod_path=${modules}:/usr/lib/varnish/vmods`,
  ];
  return {
    executablePath,
    env,
    args: [
      ...['-j', 'none', '-f', join(root, FOLDER, 'broadsheet.vcl')],
      ...parameters.flatMap((parameter) => ['-p', parameter]),
    ],
  };
};

/**
 * Varnish in front of both BFFs, configured by the operators' files. Null where this machine has none: the cluster goes on
 * without it.
 * @param {{
 *   root: string,
 *   folder: string,
 *   port: number,
 *   site: EdgeSite,
 *   openLog: (name: string) => number,
 *   say: (line: string) => void,
 * }} options port: on 127.0.0.1
 */
export const prepareVarnish = ({ root, folder, port, site, openLog, say }) => {
  /** @type {ReturnType<typeof configureVarnish>} */
  let found;
  try {
    found = configureVarnish({ root, folder, site, report: say });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`without Varnish, so that no page is stored in front of the BFFs: ${reason}`);
    return null;
  }
  const { executablePath, env, args } = found;
  const own = ['-F', '-n', join(folder, 'run'), '-a', `127.0.0.1:${port}`, '-T', 'none'];
  return {
    args: [...own, '-s', 'malloc,256m', '-l', '16m', ...args],
    env: { ...process.env, ...env },
    spawnProgram: spawnCommand(executablePath, openLog('varnish')),
  };
};
