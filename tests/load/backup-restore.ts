/**
 * Creates each kind of backup in docs/operations/backup.md while the services work, and restores it into an empty
 * environment: `tsx tests/load/backup-restore.ts [scale of the demo data]`, on a built site. Exits with 1 when
 * something acknowledged is missing.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proveByCopy } from './backup/by-copy.ts';
import { proveByTools } from './backup/by-tools.ts';

const SCALE = process.argv[2] ?? '0.05';
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const root = mkdtempSync(join(tmpdir(), 'broadsheet-backup-'));
// PostgreSQL runs as another user where this is root.
chmodSync(root, 0o755);
try {
  const faults = [await proveByTools(root, SCALE, say), await proveByCopy(root, SCALE, say)].flat();
  for (const fault of faults) say(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(root, { recursive: true, force: true });
}
