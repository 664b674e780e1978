import {
  coverLetter,
  profile,
  saveCoverLetter,
  saveDiversity,
  saveSkills,
  saveTags,
  skills,
  skillsOfArea,
  suggestSkills,
} from '@broadsheet/contract/calls/profile';
import { addJob } from '@broadsheet/test-kit/database/add-job';
import { addSeeker } from '@broadsheet/test-kit/database/add-seeker';
import {
  createTestServices,
  type TestServices,
} from '@broadsheet/test-kit/database/create-test-services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../profile/profile.fixtures.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const keysOf = (items: readonly { readonly key: string }[]) => items.map(({ key }) => key);
describe('skills', () => {
  it('are those that were saved last, the strongest first', async () => {
    const { token } = await addSeeker(services);
    expect((await services.call(skills, { token })).items).toEqual([]);
    await services.call(saveSkills, { token, body: { skills: ['java', 'python', 'aws'] } });
    const saved = await services.call(saveSkills, { token, body: { skills: ['aws', 'java'] } });
    expect(keysOf(saved.items)).toEqual(['aws', 'java']);
    expect((await services.call(skills, { token })).items).toEqual(saved.items);
    const faulty = await services.send(saveSkills, { token, body: { skills: ['java', 'magic'] } });
    expect(faulty).toMatchObject(refused('body/skills/1', 'is no skill of this site'));
    await services.call(saveSkills, { token, body: { skills: [] } });
    expect((await services.call(skills, { token })).items).toEqual([]);
  });

  it('are known by the names that people write into a form, too', async () => {
    const { token } = await addSeeker(services);
    const labels = ['Java', 'js', 'HTML & CSS', 'javascript', '.NET'];
    const { items } = await services.call(saveSkills, { token, body: { skills: labels } });
    expect(keysOf(items)).toEqual(['java', 'javascript', 'html-css', 'dot-net']);
  });

  it.each([
    ['js', 'javascript', 'js'],
    ['K8', 'kubernetes', 'k8s'],
    ['javas', 'javascript', null],
    ['.net', 'dot-net', null],
    ['react n', 'react-native', null],
  ])('of which a name begins with %s are suggested', async (query, key, synonym) => {
    const { items } = await services.call(suggestSkills, { query: { query } });
    expect(items.find((item) => item.key === key)?.synonym).toBe(synonym);
  });

  it('that are asked for most are suggested first, ten at most', async () => {
    const { items } = await services.call(suggestSkills, { query: { query: 's' } });
    expect(items.length).toBeGreaterThan(5);
    expect(items.length).toBeLessThanOrEqual(10);
    const { items: all } = await services.call(suggestSkills, { query: { query: 'java' } });
    expect(keysOf(all)[0]).toBe('java');
    for (const query of ['%', 'zzzz', '\\', '  '])
      expect((await services.call(suggestSkills, { query: { query } })).items).toEqual([]);
  });

  it('of an area are counted in its open jobs, and in those of a group of it', async () => {
    const empty = await createTestServices();
    await empty.database.deleteFrom('jobs').execute();
    const [java, python] = [101, 102];
    await addJob(empty, { category_id: 1, tag_ids: [java, python] });
    await addJob(empty, { category_id: 1, tag_ids: [python] });
    await addJob(empty, { category_id: 2, tag_ids: [java] });
    await addJob(empty, { category_id: 1, tag_ids: [java], status: 'expired' });
    await addJob(empty, { category_id: 1, tag_ids: [java], expires_at: new Date(empty.now) });
    const { token } = await addSeeker(empty);
    const listSkills = async (aggname?: string) => {
      const query = { functionalarea: 1, ...(aggname === undefined ? {} : { aggname }) };
      return (await empty.call(skillsOfArea, { token, query })).items;
    };
    expect(await listSkills()).toEqual([
      { key: 'python', label: 'Python', jobs: 2 },
      { key: 'java', label: 'Java', jobs: 1 },
    ]);
    expect(await listSkills('Java')).toEqual([{ key: 'python', label: 'Python', jobs: 1 }]);
    expect(await listSkills('Cooking')).toEqual([]);
    expect(await empty.send(skillsOfArea, { token, query: { functionalarea: 999 } })).toMatchObject(
      refused('querystring/functionalarea', 'is no functional area'),
    );
    await empty.close();
  });
});

describe('keywords', () => {
  it('are followed and left by their names', async () => {
    const { token } = await addSeeker(services);
    const change = (info: object) =>
      services.send(saveTags, { token, body: { tagInfo: JSON.stringify(info) } });
    expect(await change({ follow: ['java', 'aws', 'java'] })).toMatchObject({ status: 200 });
    expect(await change({ follow: ['python'], unfollow: ['aws', 'php'] })).toMatchObject({
      body: { tags: [{ key: 'java', label: 'Java' }, { key: 'python' }] },
    });
    const own = await services.call(profile, { token });
    expect(keysOf(own.profile.atr?.tags ?? [])).toEqual(['java', 'python']);
    expect(own.completeness.followKeywords).toBe(true);
  });

  it.each([
    ['{', 'body/tagInfo', 'must be JSON'],
    ['{"follow":"java"}', 'body/tagInfo/follow', 'must be follow and unfollow, as lists'],
    ['{"isPro":true}', 'body/tagInfo/isPro', 'must be follow and unfollow, as lists'],
    ['{"follow":["magic"]}', 'body/tagInfo/follow/0', 'is no skill of this site'],
  ])('are refused as %s', async (tagInfo, path, message) => {
    const { token } = await addSeeker(services);
    const answer = await services.send(saveTags, { token, body: { tagInfo } });
    expect(answer).toMatchObject(refused(path, message));
  });
});

describe('a cover letter', () => {
  it('is kept, changed and taken away; the sending along stays as it was said', async () => {
    const { token } = await addSeeker(services);
    const none = { coverLetterId: null, coverText: '', includeCoverletter: 0 };
    expect((await services.call(coverLetter, { token })).data).toEqual(none);
    const body = { coverletter: 'Dear <b>all</b>,\r\nhello.', includeCoverletter: 1 } as const;
    const { data } = await services.call(saveCoverLetter, { token, body });
    expect(data).toEqual({
      coverLetterId: expect.any(Number),
      coverText: 'Dear <b>all</b>,\nhello.',
      includeCoverletter: 1,
    });
    const again = await services.call(saveCoverLetter, { token, body: { coverletter: 'Hello.' } });
    expect(again.data).toEqual({ ...data, coverText: 'Hello.' });
    await services.call(saveCoverLetter, { token, body: { coverletter: ' ' } });
    expect((await services.call(coverLetter, { token })).data).toEqual({
      ...none,
      includeCoverletter: 1,
    });
  });
});

describe('who employers that look for a mixed team are told of', () => {
  it('is what was said, flag by flag', async () => {
    const { token } = await addSeeker(services);
    await services.call(saveDiversity, { token, body: { exDefence: 1, showMaven: 1 } });
    const saved = await services.call(saveDiversity, { token, body: { exDefence: 0 } });
    expect(saved).toMatchObject({ exDefence: 0, showMaven: 1, femaleCandidate: 0 });
    const { atr } = (await services.call(profile, { token })).profile;
    expect([atr?.showMaven, atr?.flags.exDefence]).toEqual([true, 0]);
  });
});
