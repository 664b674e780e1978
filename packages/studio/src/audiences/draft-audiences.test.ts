import { describe, expect, it } from 'vitest';
import {
  keyForName,
  readDraftAudiences,
  removeAudience,
  writeAudience,
} from './draft-audiences.ts';

const TEXT = `{
  "$schema": "./schema/audiences.schema.json",
  "freshers": { "name": "Freshers", "any": [{ "cohort": ["freshers"] }] },
  "members": { "name": "Members", "any": [{ "membership": ["basic", "pro"] }] }
}
`;
const read = (text: string) => {
  const { audiences, findings } = readDraftAudiences(text);
  if (!audiences) throw new Error(JSON.stringify(findings));
  return audiences;
};

describe('the text of the audiences', () => {
  it('is that of a new file where there is none', () => {
    expect([...read('')]).toEqual([]);
    const text = writeAudience('', 'pro', { name: 'Pro', any: [{ membership: ['pro'] }] });
    expect(text).toContain('"$schema": "./schema/audiences.schema.json"');
    expect(read(text).get('pro')?.name).toBe('Pro');
  });

  it('changes where an audience changes, and nowhere else', () => {
    const members = { name: 'Pro members', any: [{ membership: ['pro' as const] }] };
    const text = writeAudience(TEXT, 'members', members);
    expect(read(text).get('members')).toEqual(members);
    expect(text.split('\n').slice(0, 3)).toEqual(TEXT.split('\n').slice(0, 3));
    expect([...read(removeAudience(TEXT, 'freshers')).keys()]).toEqual(['members']);
  });

  it('tells what is wrong with it where no form can show it', () => {
    const { audiences, findings } = readDraftAudiences('{ "x": { "any": [] } }');
    expect(audiences).toBeNull();
    expect(findings.map(({ code }) => code)).toEqual(['MISSING_FIELD', 'INVALID_VALUE']);
  });
});

describe('the key of a new audience', () => {
  it.each([
    ['Returning mothers', 'returning-mothers'],
    ['  Pune, 0–1 years! ', 'pune-0-1-years'],
    ['16 years and more', 'years-and-more'],
    ['Café owners', 'cafe-owners'],
    ['फ्रेशर', 'audience'],
    ['Freshers', 'freshers-2'],
    ['x'.repeat(60), 'x'.repeat(44)],
  ])('of %s is %s', (name, key) => {
    expect(keyForName(name, read(TEXT))).toBe(key);
    const text = writeAudience(TEXT, keyForName(name, read(TEXT)), {
      name,
      any: [{ membership: ['pro'] }],
    });
    expect(read(text).size).toBe(3);
  });
});
