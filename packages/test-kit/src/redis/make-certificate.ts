import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface TestCertificate {
  /** The certificate, which is its own authority: for NODE_EXTRA_CA_CERTS. */
  readonly file: string;
  readonly keyFile: string;
  readonly remove: () => void;
}

/** A certificate for 127.0.0.1 that is valid for a day, made by openssl; the test removes it. */
export const makeCertificate = (): TestCertificate => {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-certificate-'));
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const config = [
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=test',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
  ];
  const made = spawnSync('openssl', [...args, ...config, '-keyout', keyFile, '-out', file], {
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr);
  chmodSync(keyFile, 0o600);
  return { file, keyFile, remove: () => rmSync(folder, { recursive: true }) };
};
