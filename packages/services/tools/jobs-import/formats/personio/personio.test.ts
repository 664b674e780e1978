import { expect, it } from 'vitest';
import { collectFeed } from '../collect-feed.ts';

const feed = (position: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<workzag-jobs>\n<position>${position}</position>\n</workzag-jobs>`;

it('reads the positions of a Personio feed', async () => {
  const { jobs, broken } = await collectFeed(
    'personio',
    feed(`
      <id>77</id><subcompany>Acme India</subcompany><office>Pune</office>
      <additionalOffices><office>Mumbai</office></additionalOffices>
      <department>Kitchen</department><name>Cook &amp; Baker</name>
      <jobDescriptions>
        <jobDescription><name>Your work</name><value><![CDATA[<p>You bake.</p>]]></value></jobDescription>
        <jobDescription><name>You</name><value><![CDATA[<ul><li>Patience</li></ul>]]></value></jobDescription>
      </jobDescriptions>
      <yearsOfExperience>2-5</yearsOfExperience><keywords>bread,cake</keywords>
      <createdAt>2026-11-01T09:00:00+00:00</createdAt>`),
  );
  expect(broken).toBeNull();
  expect(jobs).toMatchObject([
    {
      externalId: '77',
      title: 'Cook & Baker',
      company: 'Acme India',
      locations: ['Pune', 'Mumbai'],
      experience: '2-5 years',
      skills: ['bread', 'cake'],
      departments: ['Kitchen'],
      postedAt: '2026-11-01T09:00:00+00:00',
    },
  ]);
  expect(jobs[0]?.description).toContain('<h3>Your work</h3><div><p>You bake.</p></div>');
});

it.each([
  ['lt-1', '0-1 years'],
  ['gt-15', '15+ years'],
])('reads %s years of experience as %s', async (code, experience) => {
  const { jobs } = await collectFeed(
    'personio',
    feed(`<id>1</id><name>Cook</name><yearsOfExperience>${code}</yearsOfExperience>`),
  );
  expect(jobs).toMatchObject([{ experience }]);
});

it('says where the file ends in the middle', async () => {
  const { broken } = await collectFeed('personio', '<workzag-jobs>\n<position><id>1</id><na');
  expect(broken).toBe('line 2: the file ends in the middle of a job');
});
