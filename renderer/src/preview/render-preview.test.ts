import type { PageJson } from '@broadsheet/contract/page-json';
import type { PreviewNote } from '@broadsheet/contract/preview';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { renderPreview } from './render-preview.tsx';

const messages = builtInMessages().preview;
const HOSTILE = '<script>alert(1)</script>';
const preview: PreviewNote = {
  token: 'secret-token',
  audience: {
    brand: 'tech',
    cohort: 'freshers',
    experienceBand: 2,
    membership: 'basic',
    device: 'phone',
    city: HOSTILE,
    category: null,
    crawler: false,
  },
  at: '2026-11-05T09:00:00+05:30',
  arms: { 'home-order': 'b' },
  expires: '2026-11-06T00:00:00.000Z',
  inStudio: false,
  explanation: {
    page: 'home',
    key: 'cohort=freshers',
    consulted: ['cohort', 'time'],
    validUntil: Date.parse('2026-11-10T00:00:00+05:30'),
    variants: [
      { name: 'diwali', active: true, mismatches: [] },
      {
        name: 'pros',
        active: false,
        mismatches: [{ field: 'membership', wanted: 'pro', got: 'basic' }],
      },
    ],
    blocks: [
      {
        id: 'words',
        type: 'quote',
        shown: true,
        place: 'order',
        rule: 'shown',
        variant: null,
        mismatches: [],
        reason: 'the layout puts it in order',
        nearestMiss: null,
      },
      {
        id: 'offer',
        type: 'promo-card',
        shown: false,
        place: null,
        rule: 'left-out',
        variant: null,
        mismatches: [],
        reason: 'the layout leaves it out of order',
        nearestMiss: {
          name: 'pros',
          active: false,
          mismatches: [{ field: 'membership', wanted: 'pro', got: 'basic' }],
        },
      },
    ],
  },
};
const page: PageJson = {
  version: 1,
  catalog: 'web@1',
  revision: `sha256:${'a'.repeat(16)}`,
  brand: 'tech',
  page: { kind: 'home', path: '/', params: {}, name: 'home', status: 200 },
  layout: { searchOverlay: false, enableAdsPreload: false, enableChatSticky: false },
  audience: {},
  experiments: [],
  seo: { title: '', description: '', canonical: '', links: [], meta: [], jsonLd: [] },
  blocks: [],
  cache: { scope: 'private', maxAge: 0, key: 'brand' },
};
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the panel of a preview', () => {
  const html = renderPreview({ ...page, preview }, messages);
  const text = textOf(html);

  it('shows its audience, time, arms and expiry', () => {
    expect(text).toContain('basic member, logged-in fresher, 0-1 years of experience');
    expect(text).toContain('Date and time 5 November 2026 at 9:00 am IST');
    expect(text).toContain('Experiment arms home-order: b');
    expect(text).toContain('Link works until 6 November 2026 at 5:30 am IST');
    expect(text).toContain('In statistics No');
    expect(text).toContain(`Revision ${page.revision}`);
    expect(text).toContain('Plan key cohort=freshers');
    expect(text).toContain('Next change 10 November 2026 at 12:00 am IST');
  });

  it('shows its audience, time and arms while closed', () => {
    const closed = textOf(/<summary>.*<\/summary>/.exec(html)?.[0] ?? '');
    expect(closed).toContain('5 November 2026 at 9:00 am IST home-order: b');
  });

  it('shows for each block whether it is shown, why, and the nearest rule', () => {
    expect(text).toContain('in words quote the layout puts it in order');
    expect(text).toContain('out offer promo-card the layout leaves it out of order');
    expect(text).toContain(
      'Closest variant: &quot;pros&quot;, but membership wanted pro, got basic',
    );
    expect(text).toContain('on diwali');
    expect(text).toContain('off pros membership wanted pro, got basic');
  });

  it('shows if nothing is forced or scheduled', () => {
    const explanation = { ...preview.explanation, key: '', consulted: [], validUntil: null };
    const plain = textOf(
      renderPreview(
        { ...page, preview: { ...preview, at: null, arms: {}, explanation } },
        messages,
      ),
    );
    expect(plain).toContain('Date and time Now');
    expect(plain).toContain(`Experiment arms ${messages.noArms}`);
    expect(plain).toContain(`Plan key ${messages.onePlan}`);
    expect(plain).toContain(`Next change ${messages.noChange}`);
  });

  it('contains no foreign markup, no inline style and no token', () => {
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/ style=|secret-token| on\w+=/);
  });

  it('is absent on the page of visitors', () => {
    expect(renderPreview(page, messages)).toBe('');
  });
});
