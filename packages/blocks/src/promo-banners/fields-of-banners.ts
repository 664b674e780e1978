import type { ClassField } from '@broadsheet/contract/audience';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';

const NAMED_BY: Readonly<Partial<Record<ClassField, (banner: PromoBanner) => boolean>>> = {
  experienceBand: ({ minExp, maxExp }) => minExp !== null || maxExp !== null,
  city: ({ location }) => location.length > 0,
  category: ({ categoryIds }) => categoryIds.length > 0,
};

/** The fields of the audience that banners are chosen by: those that at least one of them names. */
export const fieldsOfBanners = (banners: readonly PromoBanner[]): readonly ClassField[] =>
  Object.entries(NAMED_BY).flatMap(([field, isNamed]) =>
    banners.some(isNamed) ? [field as ClassField] : [],
  );
