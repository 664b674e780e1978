import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { FormatName } from './format-names.ts';
import { checkFormat } from './identify-feed.ts';

const check = (format: FormatName, content: string | Uint8Array) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return checkFormat(
    {
      file: '/feeds/acme.feed',
      bytes: async function* bytesOf() {
        yield bytes;
      },
    },
    format,
  );
};

const FEEDS: readonly (readonly [FormatName, string | Uint8Array])[] = [
  ['greenhouse', '{"jobs":[{"id":1,"absolute_url":"https://a.example/1"}]}'],
  ['ashby', '{"jobs":[{"id":"1","jobUrl":"https://jobs.ashbyhq.com/acme/1"}]}'],
  ['workable', '{"name":"Acme","jobs":[{"title":"Cook","shortcode":"A1"}]}'],
  ['lever', '[{"id":"1","text":"Cook","categories":{"team":"Food"}}]'],
  ['recruitee', '{"offers":[{"id":1,"title":"Cook"}]}'],
  ['smartrecruiters', '{"offset":0,"content":[{"id":"1","releasedDate":"2026-11-01"}]}'],
  ['teamtailor', '{"data":[{"id":"1","type":"jobs","attributes":{"title":"Cook"}}]}'],
  ['naukri', '{"noOfJobs":1,"jobDetails":[{"title":"Cook","jobId":"1"}]}'],
  ['jsonld', '{"@context":"https://schema.org","@type":"JobPosting","title":"Cook"}'],
  ['indeed-xml', '<?xml version="1.0"?><source><job><title>Cook</title></job></source>'],
  ['personio', '<workzag-jobs><position><id>1</id></position></workzag-jobs>'],
  ['csv', 'id,title,company\n1,Cook,Acme\n'],
  [
    'xlsx',
    zipSync({ '[Content_Types].xml': new Uint8Array(), 'xl/workbook.xml': new Uint8Array() }),
  ],
];

describe('the format of a file', () => {
  it.each(FEEDS)('%s is accepted as such', async (format, content) => {
    await expect(check(format, content)).resolves.toBeUndefined();
  });

  const pairs = FEEDS.flatMap(([format, content]) =>
    FEEDS.filter(
      ([named]) => named !== format && !(format === 'indeed-xml' && named === 'workable'),
    ).map(([named]) => [format, named, content] as const),
  );
  it.each(pairs)('%s named %s is refused with the right guess', async (format, named, content) => {
    await expect(check(named, content)).rejects.toThrow(
      new RegExp(`^acme\\.feed is not .+: it is .+\\. Try --format ${format}\\.$`),
    );
  });

  it('guesses a mapping for JSON that no format has', async () => {
    await expect(check('lever', '{"positions":[{"name":"Cook"}]}')).rejects.toThrow(
      /it is JSON of another kind\. Try --format json with --mapping\.$/,
    );
  });

  it.each<[string, string | Uint8Array]>([
    ['an HTML page', '<!doctype html><html><body>Login</body></html>'],
    ['XML of another kind, with <urlset> as its root', '<urlset><url/></urlset>'],
    ['a PDF', '%PDF-1.7'],
    ['a zip archive', zipSync({ 'jobs.csv': new Uint8Array() })],
    ['an old or password-protected Excel file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['text', 'Dear team, please find the jobs attached.'],
  ])('names %s', async (what, content) => {
    await expect(check('greenhouse', content)).rejects.toThrow(what);
  });

  it('refuses an empty file, and takes an empty list', async () => {
    await expect(check('greenhouse', '  ')).rejects.toThrow('acme.feed is empty');
    await expect(check('greenhouse', '{"jobs":[]}')).resolves.toBeUndefined();
    await expect(check('recruitee', '{"offers":[]}')).resolves.toBeUndefined();
    await expect(check('indeed-xml', '<source></source>')).resolves.toBeUndefined();
  });
});
