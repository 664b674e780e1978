import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSiteSecret } from '@broadsheet/site-secret/load-site-secret';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig, SECRETS } from './config.ts';

const dir = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(dir, { recursive: true }));

describe('the environment', () => {
  it('may be empty: all values have defaults that exist', () => {
    const config = readConfig({ DATABASE_URL: '', LOG_LEVEL: '' });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3100,
      databaseUrl: undefined,
      demoData: true,
      logLevel: 'info',
    });
    expect(existsSync(`${config.contentDir}/brand-configs`)).toBe(true);
    expect(config.postgresDir).toMatch(/\.data.postgres$/);
  });

  it('is read as numbers and choices', () => {
    const config = readConfig({
      SERVICES_PORT: '4100',
      DEMO_DATA: 'off',
      DEMO_SCALE: '0.5',
      DATA_DIR: '/data',
      CONTENT_DIR: '/content',
    });
    expect(config).toMatchObject({
      port: 4100,
      demoData: false,
      demoScale: 0.5,
      postgresDir: '/data/postgres',
      contentDir: '/content',
      seoDir: '/content/layouts/seo',
      blogsDir: '/content/layouts/blogs',
      competitionsDir: '/content/layouts/competitions',
      surveysDir: '/content/layouts/surveys',
    });
  });

  it('names the sites by their brands, at the port of the site', () => {
    expect(readConfig({}).siteUrls.tech).toBe('http://tech.localhost:3000');
    expect(readConfig({ PORT: '4000', SITE_URLS: 'tech=https://jobs.example' }).siteUrls).toEqual({
      tech: 'https://jobs.example',
      management: 'http://management.localhost:4000',
    });
    const both = 'management=https://m.example:8443,tech=http://t.example';
    expect(readConfig({ SITE_URLS: both }).siteUrls).toEqual({
      tech: 'http://t.example',
      management: 'https://m.example:8443',
    });
  });

  it('sends nothing until it is told by what', () => {
    expect(readConfig({}).messages).toEqual({ mailFrom: 'Broadsheet <no-reply@localhost>' });
    const given = {
      SMTP_URL: 'smtps://user:word@mail.example:465',
      MAIL_FROM: 'jobs@example.com',
      SMS_WEBHOOK_URL: 'https://sms.example/send',
      SMS_WEBHOOK_TOKEN: 'a-token',
    };
    expect(readConfig(given).messages).toEqual({
      smtpUrl: given.SMTP_URL,
      mailFrom: given.MAIL_FROM,
      smsWebhookUrl: given.SMS_WEBHOOK_URL,
      smsWebhookToken: given.SMS_WEBHOOK_TOKEN,
    });
  });

  it.each([
    ['SITE_URLS', 'tech=jobs.example', "SITE_URLS must be the brands' public addresses"],
    ['SITE_URLS', 'tech=https://jobs.example/', "SITE_URLS must be the brands' public addresses"],
    ['SITE_URLS', 'sports=https://jobs.example', "SITE_URLS must be the brands' public addresses"],
    ['SMTP_URL', 'mail.example secret', 'SMTP_URL must be an smtp:// or smtps:// address'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM must be a sender, such as'],
    ['MAIL_FROM', 'A <a@b.example>\r\nBcc: c@d.example', 'MAIL_FROM must be a sender, such as'],
    ['SMS_WEBHOOK_URL', 'ftp://secret', 'SMS_WEBHOOK_URL must be an https:// or http:// address'],
    ['SMS_WEBHOOK_TOKEN', 'a secret', 'SMS_WEBHOOK_TOKEN must be printable characters'],
  ])('%s=%s is refused', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
    expect(() => readConfig({ [name]: value })).not.toThrow('secret');
  });

  it.each([
    ['SERVICES_PORT', 'eighty', 'SERVICES_PORT must be a port, 0 to 65535, not "eighty"'],
    ['SERVICES_PORT', '70000', 'SERVICES_PORT must be a port, 0 to 65535, not "70000"'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA must be on or off, not "yes"'],
    ['DEMO_SCALE', '0', 'DEMO_SCALE must be above 0, up to 1, not "0"'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be fatal, error, warn'],
    [
      'DATABASE_URL',
      'mysql://me:secret@x',
      'DATABASE_URL must be a postgres:// address, not what it says',
    ],
    ['APP_ENV', 'staging', 'APP_ENV must be local or production, not "staging"'],
    ['RATE_LIMIT', 'none', 'RATE_LIMIT must be on or off, not "none"'],
  ])('%s=%s is refused by name', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(message);
    expect(() => readConfig({ [name]: value })).not.toThrow('secret');
  });

  it('keeps files in a folder, or in a bucket that somebody can sign for', () => {
    const url = 'https://s3.example/files/media';
    const { media } = readConfig({ DATA_DIR: '/data' });
    expect(media).toEqual({ dir: '/data/media', s3: null });
    const credentials = { MEDIA_S3_CREDENTIALS: 'id:secret' };
    expect(readConfig({ MEDIA_S3_URL: url, ...credentials }).media.s3).toEqual({
      url,
      region: 'us-east-1',
      credentials: 'id:secret',
    });
    expect(() => readConfig({ MEDIA_S3_URL: url })).toThrow('needs MEDIA_S3_CREDENTIALS');
    const secret = 'secret without its id';
    const wrong = () => readConfig({ MEDIA_S3_URL: url, MEDIA_S3_CREDENTIALS: secret });
    expect(wrong).toThrow('MEDIA_S3_CREDENTIALS must be an id and a secret, joined by a colon');
    expect(wrong).not.toThrow(secret);
  });

  it.each([...SECRETS])('reads %s from the file that is named for it', (name) => {
    const file = join(dir, name);
    writeFileSync(file, '\u0000\n');
    // No variable's format accepts this text, except the site's secret, whose length is checked later.
    const read = () => readConfig({ [`${name}_FILE`]: file });
    if (name === 'SITE_SECRET') expect(read().siteSecret.given).toBe('\u0000');
    else expect(read).toThrow(`${name} must be`);
    expect(() => readConfig({ [name]: 'hush', [`${name}_FILE`]: file })).toThrow('are both set');
  });

  it('is local and limited unless it says otherwise', () => {
    expect(readConfig({})).toMatchObject({ isProduction: false, isLimited: true });
    const config = readConfig({ APP_ENV: 'production', RATE_LIMIT: 'off' });
    expect(config).toMatchObject({ isProduction: true, isLimited: false });
  });

  it('has demo data in a local site only, and refuses it in production by name', () => {
    expect(readConfig({ DEMO_DATA: 'on' }).demoData).toBe(true);
    expect(readConfig({ APP_ENV: 'production' }).demoData).toBe(false);
    expect(readConfig({ APP_ENV: 'production', DEMO_DATA: 'off' }).demoData).toBe(false);
    expect(() => readConfig({ APP_ENV: 'production', DEMO_DATA: 'on' })).toThrow(
      'DEMO_DATA is on, and APP_ENV is production',
    );
  });

  const SIGNED = { MEDIA_S3_CREDENTIALS: 'id:secret' };
  const ENCRYPTED =
    'must be https:// in production, but for addresses of this machine such as localhost, not';
  it.each([
    ['SITE_URLS', 'tech=https://jobs.example,management=http://mba.example', '"tech=https://jobs'],
    ['SMS_WEBHOOK_URL', 'http://169.254.169.254/secret', 'what it says'],
    ['SMS_WEBHOOK_URL', 'http://localhost.sms.example/secret', 'what it says'],
    ['MEDIA_S3_URL', 'http://10.0.0.4:9000/files', '"http://10.0.0.4:9000/files"'],
  ])('%s=%s is refused by production, which sends nothing in plain text', (name, value, shown) => {
    const read = (env: NodeJS.ProcessEnv) => () => readConfig({ [name]: value, ...SIGNED, ...env });
    expect(read({ APP_ENV: 'production' })).toThrow(`${name} ${ENCRYPTED} ${shown}`);
    expect(read({ APP_ENV: 'production' })).not.toThrow('secret');
    expect(read({})).not.toThrow();
  });

  it('may send in plain text on one machine, and names all that may not', () => {
    const here = {
      SITE_URLS: 'tech=http://tech.localhost:3000,management=http://127.0.0.1:3001',
      SMS_WEBHOOK_URL: 'http://[::1]:8080/sms',
      MEDIA_S3_URL: 'http://localhost:9000/files',
    };
    const production = { APP_ENV: 'production', ...SIGNED };
    expect(readConfig({ ...production, ...here }).siteUrls.tech).toBe('http://tech.localhost:3000');
    const elsewhere = { SITE_URLS: 'tech=http://a.example', SMS_WEBHOOK_URL: 'http://b.example' };
    expect(() => readConfig({ ...production, ...elsewhere })).toThrow(
      /SITE_URLS must be https.*; SMS_WEBHOOK_URL must be https/,
    );
  });

  it('has a secret that is not told when it is too short', async () => {
    const { siteSecret } = readConfig({ SITE_SECRET: 'hunter2-secret' });
    const refused = loadSiteSecret(siteSecret);
    await expect(refused).rejects.toThrow('SITE_SECRET has 14 characters: expected at least 32');
    await expect(refused).rejects.not.toThrow('hunter2');
  });

  it('has a secret that production asks for by name', async () => {
    const { siteSecret } = readConfig({ APP_ENV: 'production' });
    await expect(loadSiteSecret(siteSecret)).rejects.toThrow('SITE_SECRET is not set');
  });
});
