import type { NamedAudiences } from './named-audiences.ts';
import { compilePeopleTest, type PeopleTest } from './people-test.ts';
import type { PromoBanner } from './promo-banner.ts';

/** A banner whose named audiences are compiled, as pages select it. */
export interface TargetedBanner extends PromoBanner {
  /** Whoever passes one of these belongs to one of its audiences; null is everybody. */
  readonly people: readonly PeopleTest[] | null;
}

/** Nobody belongs to audiences that are unknown: a banner for some people is never shown to others. */
export const compileAudiences = (
  keys: readonly string[],
  audiences: NamedAudiences,
): TargetedBanner['people'] =>
  keys.length === 0
    ? null
    : keys.flatMap((key) => audiences.get(key)?.any.map(compilePeopleTest) ?? []);

export const targetBanner = (banner: PromoBanner, audiences: NamedAudiences): TargetedBanner => ({
  ...banner,
  people: compileAudiences(banner.audience, audiences),
});

/** The row of a banner, without what was compiled. */
export const rowOfBanner = ({ people: _, ...banner }: TargetedBanner): PromoBanner => banner;
