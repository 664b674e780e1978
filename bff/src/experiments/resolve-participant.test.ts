import { consentCookie } from '@broadsheet/contract/consent';
import { describe, expect, it } from 'vitest';
import { type ParticipantHints, resolveParticipant } from './resolve-participant.ts';

const ID = '0b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d';
const NEW_ID = 'c2f4f6f5-0000-4000-8000-000000000000';
const resolve = (hints: Partial<ParticipantHints>) =>
  resolveParticipant(
    {
      crawler: false,
      consentCookie: consentCookie('all'),
      visitorCookie: ID,
      armsCookie: null,
      seekerId: null,
      ...hints,
    },
    () => NEW_ID,
  );

describe('who takes part', () => {
  it('is a visitor with consent, by the id of the browser', () => {
    expect(resolve({})).toEqual({
      participant: { visitorId: ID, seekerId: null },
      storedBuckets: { visitor: {}, seeker: {} },
      isNew: false,
    });
  });

  it('has the seeker’s id too, once signed in', () => {
    expect(resolve({ seekerId: '7' })?.participant).toEqual({ visitorId: ID, seekerId: '7' });
  });

  it('is nobody without consent to the current question, and no crawler', () => {
    for (const storedBuckets of [
      undefined,
      '',
      consentCookie('necessary'),
      'ALL.1',
      'all',
      'all.0',
      'all.2',
    ])
      expect([storedBuckets, resolve({ consentCookie: storedBuckets })]).toEqual([
        storedBuckets,
        null,
      ]);
    expect(resolve({ crawler: true })).toBeNull();
  });

  it('gets a new id for none, and for one that is not ours', () => {
    for (const visitorCookie of [undefined, '', '1', ID.toUpperCase(), `${ID} `, ID.slice(1)]) {
      const found = resolve({ visitorCookie });
      expect([found?.participant.visitorId, found?.isNew]).toEqual([NEW_ID, true]);
    }
  });
});
