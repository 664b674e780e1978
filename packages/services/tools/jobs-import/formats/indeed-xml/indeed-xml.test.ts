import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../formats.ts';
import { collectFeed, ids } from '../collect-feed.ts';

describe('indeed-xml', () => {
  const job = (id: string, inner = '') =>
    `<job>\n<title><![CDATA[Job & ${id}]]></title><referencenumber>${id}</referencenumber>${inner}</job>\n`;

  it('reads a feed', async () => {
    const { jobs, positions, broken } = await collectFeed(
      'indeed-xml',
      `<?xml version="1.0" encoding="utf-8"?>\n<source><publisher>P</publisher>\n${job(
        'r1',
        '<company>Acme &amp; Sons</company><city>Pune</city><state>MH</state><country>IN</country><date>Fri, 10 Dec 2025 22:49:39 GMT</date><salary>3-5 LPA</salary><experience>2+ years</experience><category>Sales, Retail</category><url>https://a.example/1?a=1&amp;b=2</url><remotetype>Fully remote</remotetype><description>&lt;p&gt;Hi&lt;/p&gt;</description>',
      )}${job('r2', '<Description><p>A<br/>B</p></Description>')}</source>`,
    );
    expect(broken).toBeNull();
    expect(positions).toEqual(['line 3', 'line 5']);
    expect(jobs[0]).toMatchObject({
      externalId: 'r1',
      title: 'Job & r1',
      company: 'Acme & Sons',
      locations: ['Pune, MH, IN'],
      remote: true,
      departments: ['Sales', 'Retail'],
      applyUrl: 'https://a.example/1?a=1&b=2',
      description: '<p>Hi</p>',
    });
    expect(jobs[1]?.description).toBe('<p>A<br>B</p>');
  });

  it('reads the encoding that the file declares', async () => {
    const text =
      '<?xml version="1.0" encoding="ISO-8859-1"?><source><job><title>Café</title></job></source>';
    const rows: unknown[] = [];
    const source = async function* source() {
      yield new Uint8Array(Buffer.from(text, 'latin1'));
    };
    for await (const row of FORMATS['indeed-xml'].rows({ bytes: source, file: '' })) rows.push(row);
    expect(rows).toMatchObject([{ content: { title: 'Café' } }]);
  });

  it.each([
    ['an entity of its own', '<company>&xxe;</company>'],
    ['a tag that is closed by another name', '<company>A</compny>'],
    ['a tag that is not closed', '<company>A'],
  ])('loses the job with %s, and not the next', async (_, inner) => {
    const { jobs, faults, faultyIds, broken } = await collectFeed(
      'indeed-xml',
      `<source>\n${job('r1', inner)}${job('r2')}</source>`,
    );
    expect(broken).toBeNull();
    expect(ids(jobs)).toEqual(['r2']);
    expect(faults).toEqual([expect.stringMatching(/^line 2: not XML: /)]);
    expect(faultyIds).toEqual(['r1']);
  });

  it('takes a bare ampersand and the entities of HTML for what is meant', async () => {
    const { jobs, faults } = await collectFeed(
      'indeed-xml',
      `<source>${job('r1', '<company>A & B</company><city>Pune&nbsp;&#38;&amp;</city><url>http://a/?b=1&c=2</url>')}</source>`,
    );
    expect(faults).toEqual([]);
    expect(jobs).toMatchObject([
      { company: 'A & B', locations: ['Pune&nbsp;&&'], applyUrl: 'http://a/?b=1&c=2' },
    ]);
  });

  it('takes the marks of a job within CDATA and comments for text', async () => {
    const { jobs } = await collectFeed(
      'indeed-xml',
      `<source><!-- <job> -->${job('r1', '<description><![CDATA[</job><job>]]></description>')}<jobs></jobs>${job('r2')}</source>`,
    );
    expect(jobs).toMatchObject([
      { externalId: 'r1', description: '</job><job>' },
      { externalId: 'r2' },
    ]);
  });

  it('expands nothing that a document type declares', async () => {
    const { jobs, faults } = await collectFeed(
      'indeed-xml',
      `<!DOCTYPE source [<!ENTITY a "aaaa"><!ENTITY f SYSTEM "file:///etc/passwd">]>\n<source>${job('r1', '<company>&f;&a;</company>')}${job('r2')}</source>`,
    );
    expect(ids(jobs)).toEqual(['r2']);
    expect(faults).toHaveLength(1);
  });

  it.each([
    [`<source>\n${job('r1')}<job><title>x`, 'line 4: the file ends in the middle of a job'],
    [`<source>\n${job('r1')}`, 'line 4: the file ends in the middle'],
  ])('keeps what stands before a broken end', async (text, message) => {
    const { jobs, broken } = await collectFeed('indeed-xml', text);
    expect(ids(jobs)).toEqual(['r1']);
    expect(broken).toBe(message);
  });

  it('refuses what is not XML', async () => {
    const { jobs, broken } = await collectFeed('indeed-xml', '{"jobs":[]}');
    expect(jobs).toEqual([]);
    expect(broken).toMatch(/^line 1: not XML/);
  });
});
