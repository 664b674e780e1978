import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dir = process.env.SECRETS_DIR || 'secrets';
const ONLY_OWNER = 0o700;

// Only the owner may enter the folder. Containers get its files one by one, and read them as another user.
mkdirSync(dir, { recursive: true });
chmodSync(dir, ONLY_OWNER);

/** @type {(name: string, make: () => string) => string} */
const keep = (name, make) => {
  const file = join(dir, name);
  if (!existsSync(file)) {
    writeFileSync(file, make(), { flag: 'wx' });
    console.log(`made ${file}`);
  }
  return readFileSync(file, 'utf8');
};
const random = () => randomBytes(32).toString('hex');

keep('site-secret', random);
keep('edge-purge-secret', random);
// The superuser's password, which only creates the roles; then those of each program's own role.
keep('postgres-password', random);
for (const program of ['bff', 'services']) {
  const password = keep(`${program}-password`, random);
  keep(
    `${program}-database-url`,
    () => `postgres://broadsheet_${program}:${password}@postgres:5432/broadsheet`,
  );
}
