import { describe, expect, it } from 'vitest';
import { conversionSubjects } from './conversion-subjects.ts';

const none = { params: {}, query: {}, body: undefined };

describe('what a call converts on', () => {
  it('is the job, under any name that the call uses', () => {
    for (const input of [
      { ...none, params: { jobcode: 'j1' } },
      { ...none, query: { jobcode: 'j1', page: 'x' } },
      { ...none, body: { jobId: 'j1', note: 'hello' } },
      { ...none, params: { jobcode: 'j1' }, body: { jobcode: 'j1' } },
    ])
      expect(conversionSubjects('apply', input)).toEqual(['j1']);
  });

  it('is each of several jobs, once and within limits', () => {
    const jobIds = [7, '8', 7, '', null, {}, 'x'.repeat(65), 1.5];
    expect(conversionSubjects('apply', { ...none, body: { jobIds } })).toEqual(['7', '8']);
    const many = Array.from({ length: 500 }, (_, at) => at);
    expect(conversionSubjects('save', { ...none, body: { jobIds: many } })).toHaveLength(50);
  });

  it('is the account for a registration, and empty without a job', () => {
    expect(conversionSubjects('register', none)).toEqual(['account']);
    for (const body of [undefined, null, 'j1', {}, { id: 'j1' }, Object.create({ jobId: 'j1' })])
      expect(conversionSubjects('save', { ...none, body })).toEqual([]);
  });
});
