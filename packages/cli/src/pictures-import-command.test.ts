import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findImage } from '@broadsheet/publishing/images';
import { openPublishingDatabase } from '@broadsheet/publishing/publishing-database';
import { openStaff } from '@broadsheet/staff/open-staff';
import {
  createTestDatabase,
  type TestDatabase,
} from '@broadsheet/test-kit/database/create-test-database';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runHere } from './run-cli.fixture.ts';

let opened: TestDatabase;
let folder: string;
beforeEach(async () => {
  opened = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'broadsheet-cli-'));
  await opened.database
    .updateTable('companies')
    .set({ logo: null, cover: null, cover_colour: null, cover_sizes: null })
    .execute();
  await opened.database.deleteFrom('office_pictures').execute();
});
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

const runImport = (...options: readonly string[]) =>
  runHere(['pictures', 'import', folder, ...options], {
    DATABASE_URL: opened.url,
    DEFAULT_BRAND: '',
  });

const listSlugs = async (): Promise<readonly [string, string]> => {
  const rows = await opened.database
    .selectFrom('companies')
    .select('slug')
    .where('brand', '=', 'tech')
    .orderBy('id')
    .limit(2)
    .execute();
  return [rows[0]?.slug ?? '', rows[1]?.slug ?? ''];
};

const findCompany = async (slug: string) => {
  const company = await opened.database
    .selectFrom('companies')
    .select(['id', 'logo', 'cover', 'cover_colour', 'cover_sizes'])
    .where('brand', '=', 'tech')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const offices = await opened.database
    .selectFrom('office_pictures')
    .select(['position', 'address', 'alt', 'width', 'height', 'colour', 'narrow'])
    .where('company_id', '=', company.id)
    .orderBy('position')
    .execute();
  return { ...company, offices };
};

const picture = (background: string, width = 1_600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const write = (name: string, content: string | Buffer) => writeFile(join(folder, name), content);
const describeAll = (...rows: readonly string[]) =>
  write('pictures.csv', ['file,alternative text,focus x,focus y', ...rows, ''].join('\n'));

const readLog = async () => {
  const staff = openStaff({ databaseUrl: opened.url, now: Date.now });
  const { items } = await staff.listAudit({});
  await staff.close();
  return items;
};

const fillFolder = async (slug: string) => {
  await write(`${slug}.logo.png`, await picture('#c02020', 300, 200));
  await write(
    `${slug}.cover.jpg`,
    await sharp(await picture('#20c020'))
      .jpeg()
      .toBuffer(),
  );
  await write(`${slug}.office-1.png`, await picture('#2020c0'));
  await write(`${slug}.office-2.png`, await picture('#c0c020'));
  await describeAll(`${slug}.office-1.png,Blue desks,,`, `${slug}.office-2.png,A library,20,80`);
};

describe('broadsheet pictures import', () => {
  it('gives an employer its pictures, stores the images and writes the log', async () => {
    const [slug] = await listSlugs();
    await fillFolder(slug);
    expect(await runImport()).toEqual({
      code: 0,
      err: '',
      out: [
        `new: ${slug}.logo.png`,
        `new: ${slug}.cover.jpg`,
        `new: ${slug}.office-1.png`,
        `new: ${slug}.office-2.png`,
        '4 new, 0 same, 0 replaced, 0 refused',
        '',
      ].join('\n'),
    });
    const company = await findCompany(slug);
    expect(company.cover_colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(company.cover_sizes).toMatchObject({ width: 1_120, narrow: { width: 720 } });
    expect(company.offices).toMatchObject([
      { position: 1, alt: 'Blue desks', width: 960, height: 640 },
      { position: 2, alt: 'A library' },
    ]);
    const publishing = openPublishingDatabase(opened.url);
    const sizes = [];
    for (const address of [
      company.logo,
      company.cover,
      company.cover_sizes?.narrow.address,
      company.offices[1]?.address,
      company.offices[1]?.narrow?.address,
    ]) {
      const digest = /[0-9a-f]{64}/.exec(address ?? '')?.[0] ?? '';
      const bytes = await publishing.run((queries) => findImage(queries, digest));
      const { format, width, height } = await sharp(bytes ?? Buffer.alloc(0)).metadata();
      sizes.push([format, width, height]);
    }
    await publishing.close();
    expect(sizes).toEqual([
      ['webp', 144, 144],
      ['webp', 1_120, 630],
      ['webp', 720, 405],
      ['webp', 960, 640],
      ['webp', 600, 400],
    ]);
    const log = await readLog();
    expect(log.map(({ action }) => action)).toEqual([
      'employers.import',
      'employer.office',
      'employer.office',
      'employer.cover',
      'employer.logo',
    ]);
    expect(log[0]).toMatchObject({ staff: null, details: { brand: 'tech', new: 4, refused: 0 } });
    expect(log[4]?.details).toMatchObject({
      id: company.id,
      picture: { before: 'none', after: company.logo },
      source: `${slug}.logo.png`,
    });
  });

  it('changes nothing the second time', async () => {
    const [slug] = await listSlugs();
    await fillFolder(slug);
    await runImport();
    const before = [await findCompany(slug), (await readLog()).length];
    expect(await runImport()).toEqual({
      code: 0,
      err: '',
      out: '0 new, 4 same, 0 replaced, 0 refused\n',
    });
    expect([await findCompany(slug), (await readLog()).length]).toEqual(before);
  });

  it('gives pictures of an earlier version their narrow versions', async () => {
    const [slug] = await listSlugs();
    await fillFolder(slug);
    await runImport();
    const before = await findCompany(slug);
    await opened.database.updateTable('companies').set({ cover_sizes: null }).execute();
    await opened.database.updateTable('office_pictures').set({ narrow: null }).execute();
    const { out } = await runImport();
    expect(out.trim().split('\n').at(-1)).toBe('0 new, 1 same, 3 replaced, 0 refused');
    expect(await findCompany(slug)).toEqual(before);
    expect((await runImport()).out).toBe('0 new, 4 same, 0 replaced, 0 refused\n');
  });

  it('replaces pictures and texts that changed, in their positions', async () => {
    const [slug] = await listSlugs();
    await fillFolder(slug);
    await runImport();
    const before = await findCompany(slug);
    await write(`${slug}.logo.png`, await picture('#102030', 300, 200));
    await write(`${slug}.office-1.png`, await picture('#102030'));
    await describeAll(`${slug}.office-1.png,New desks,,`, `${slug}.office-2.png,Books,20,80`);
    const { out } = await runImport();
    expect(out.trim().split('\n').at(-1)).toBe('0 new, 1 same, 3 replaced, 0 refused');
    const after = await findCompany(slug);
    expect(after.cover).toBe(before.cover);
    expect(after.logo).not.toBe(before.logo);
    expect(after.offices.map(({ alt }) => alt)).toEqual(['New desks', 'Books']);
    expect(after.offices[0]?.address).not.toBe(before.offices[0]?.address);
    expect(after.offices[1]?.address).toBe(before.offices[1]?.address);
    expect(
      (await readLog()).find(({ action }) => action === 'employer.logo')?.details,
    ).toMatchObject({ picture: { before: before.logo, after: after.logo } });
  });

  it('says in a dry run what would change', async () => {
    const [slug] = await listSlugs();
    await fillFolder(slug);
    await write('nobody.logo.png', 'x');
    const { code, out } = await runImport('--dry-run');
    expect(code).toBe(1);
    expect(out).toContain(`new: ${slug}.office-2.png\n`);
    expect(out).toContain('4 new, 0 same, 0 replaced, 1 refused\n');
    expect(out).toContain('This was a dry run: nothing was changed.');
    expect(await findCompany(slug)).toMatchObject({ logo: null, cover: null, offices: [] });
    expect(await readLog()).toEqual([]);
  });

  it('names each bad file with its reason, and imports the others', async () => {
    const [slug, other] = await listSlugs();
    await write(`${slug}.logo.png`, await picture('#c02020', 300, 200));
    await write(`${slug}.logo.webp`, await picture('#c02020', 300, 200));
    await write(`${slug}.cover.png`, await picture('#c02020', 7_000, 7_000));
    await write(`${slug}.office-1.png`, await picture('#c02020'));
    await write(`${slug}.office-2.png`, await picture('#20c020'));
    await write(`${other}.cover.png`, await picture('#c02020', 300, 200));
    await write(`${other}.logo.png`, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await write(`${other}.office-1.jpg`, (await picture('#c02020')).subarray(0, 600));
    await write('no-such-employer.logo.png', await picture('#c02020'));
    await write('notes.txt', 'hello');
    await write('.DS_Store', 'hidden');
    await write('outside', await picture('#ffffff'));
    await symlink(join(folder, 'outside'), join(folder, 'linked.logo.png'));
    await mkdir(join(folder, 'folder.logo.png'));
    const server = createServer().listen(join(folder, 'socket.logo.png'));
    await once(server, 'listening');
    await describeAll(
      `${slug}.office-2.png,Green desks,,`,
      `${other}.office-1.jpg,Desks,,`,
      '../../etc/passwd,Outside,,',
    );
    const { code, out } = await runImport('--json');
    server.close();
    expect(code).toBe(1);
    const result = JSON.parse(out);
    expect(result).toMatchObject({ new: 1, same: 0, replaced: 0, refused: 14 });
    expect(result.changes).toEqual([{ file: `${slug}.logo.png`, change: 'new' }]);
    const reasons = new Map<string, string>(
      result.refusals.map(({ file, reason }: Record<string, string>) => [file, reason]),
    );
    expect(Object.fromEntries(reasons)).toEqual({
      [`${slug}.logo.webp`]: expect.stringContaining(
        `${slug}.logo.png is the logo of this employer`,
      ),
      [`${slug}.cover.png`]: expect.stringContaining(
        'too many pixels; expected up to 40 megapixels',
      ),
      [`${slug}.office-1.png`]: expect.stringContaining(
        'no alternative text; expected what it shows',
      ),
      [`${slug}.office-2.png`]: 'the employer has 0 office pictures; expected office-1 first',
      [`${other}.cover.png`]: 'it is too small; expected at least 640 × 360 pixels',
      [`${other}.logo.png`]: expect.stringContaining('expected JPEG, PNG or WebP'),
      [`${other}.office-1.jpg`]: expect.stringContaining('broken or incomplete'),
      'no-such-employer.logo.png': expect.stringContaining('tech has no employer'),
      'notes.txt': expect.stringContaining('expected a name such as'),
      outside: expect.stringContaining('expected a name such as'),
      'linked.logo.png': 'it is a link; expected the file itself',
      'folder.logo.png': 'it is a folder; expected pictures only',
      'socket.logo.png': 'it is no file; expected a picture',
      '../../etc/passwd': 'pictures.csv, line 4: the folder has no such file',
    });
    expect((await findCompany(slug)).logo).toMatch(/^\/media\//);
    expect(await findCompany(other)).toMatchObject({ logo: null, cover: null, offices: [] });
  });

  it('refuses the same office picture twice, and an employer of the other brand', async () => {
    const [slug] = await listSlugs();
    await write(`${slug}.office-1.png`, await picture('#c02020'));
    await write(`${slug}.office-2.png`, await picture('#c02020'));
    await describeAll(`${slug}.office-1.png,Desks,,`, `${slug}.office-2.png,Desks again,,`);
    const { out } = await runImport();
    expect(out).toContain(`refused: ${slug}.office-2.png: it is the same picture as`);
    expect(await runImport('--brand', 'management')).toMatchObject({
      code: 1,
      out: expect.stringContaining(`management has no employer "${slug}"`),
    });
  });

  it('imports nothing where the table cannot be read', async () => {
    const [slug] = await listSlugs();
    await write(`${slug}.logo.png`, await picture('#c02020', 300, 200));
    await write('pictures.csv', 'picture,text\n');
    expect(await runImport()).toEqual({
      code: 2,
      out: '',
      err: 'broadsheet: pictures.csv: column "picture" is unknown; expected file, alternative text, focus x, focus y.\n',
    });
    expect((await findCompany(slug)).logo).toBeNull();
  });

  it.each([
    [['/nowhere'], '<folder>: there is no folder "/nowhere".'],
    [[], 'needs <folder>'],
    [['/tmp', '--studio-database-url', 'mysql://x'], '--studio-database-url: expected an address'],
  ])('exits with 2 for %j', async (argv, message) => {
    const run = await runHere(['pictures', 'import', ...argv], { DATABASE_URL: opened.url });
    expect(run).toMatchObject({ code: 2, out: '', err: expect.stringContaining(message) });
  });
});
